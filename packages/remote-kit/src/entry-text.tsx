import { Lock } from 'lucide-react';
import { formatDay } from './day.rules.ts';

/** The entry's day, and whether only its author can read it. */
export function EntryMeta({ entryDate, isPrivate }: { entryDate: string; isPrivate?: boolean | undefined }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <time dateTime={entryDate}>{formatDay(entryDate)}</time>
      {isPrivate ? (
        <span className="inline-flex items-center gap-1">
          <Lock aria-hidden className="size-3.5" />
          Private
        </span>
      ) : null}
    </span>
  );
}

/** The entry's text with its line breaks. */
export function EntryText({ content, colour }: { content: string; colour: string }) {
  return <div className={`whitespace-pre-wrap rounded-lg p-5 text-base ${colour}`}>{content}</div>;
}
