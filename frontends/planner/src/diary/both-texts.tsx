import { EntryMeta } from '@pathwise/remote-kit/entry-text';
import { Button } from '@pathwise/ui/button';
import { DialogFooter } from '@pathwise/ui/dialog';
import { useEffect, useRef } from 'react';
import { type EntryDraft, type EntryFields, readsTheSame } from './entry.rules.ts';
import { mergeEntries } from './merge.rules.ts';

interface BothTextsProps {
  /** What happened, in one sentence. */
  readonly notice: string;
  readonly mine: EntryFields;
  readonly theirs: EntryDraft;
  readonly theirName: string;
  readonly isPending?: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onMerge: (merge: EntryFields) => void;
}

/** Two versions of an entry side by side. Neither replaces the other before the person chooses. */
export function BothTexts(props: BothTextsProps) {
  const { notice, mine, theirs, theirName, isPending, onKeepMine, onTakeTheirs, onMerge } = props;
  const alertBox = useRef<HTMLParagraphElement>(null);
  // this view replaces the button that was pressed, so it takes the focus
  useEffect(() => alertBox.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={alertBox} tabIndex={-1} role="alert" className="rounded-md bg-danger-soft px-4 py-3 outline-none">
        {notice}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <OneText name="Your words" fields={mine} other={theirs.fields} />
        <OneText name={theirName} fields={theirs.fields} other={mine} />
      </div>
      <DialogFooter>
        <Button onClick={onTakeTheirs}>Take the other</Button>
        <Button onClick={() => onMerge(mergeEntries(mine, theirs.fields))}>Edit both together</Button>
        <Button variant="primary" loading={isPending} onClick={onKeepMine} className="max-md:min-w-full">
          Keep mine
        </Button>
      </DialogFooter>
      {readsTheSame(mine, { ...theirs.fields, isPrivate: mine.isPrivate, entryDate: mine.entryDate }) ? (
        <p className="text-meta text-text-3">The words are the same; the day or who may read them differs.</p>
      ) : null}
    </div>
  );
}

function OneText({ name, fields, other }: { name: string; fields: EntryFields; other: EntryFields }) {
  const { title, content, entryDate, isPrivate } = fields;
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, which the keyboard must be able to do
      tabIndex={0}
      className="grid max-h-[30dvh] md:max-h-[45dvh] content-start gap-2 overflow-y-auto rounded-lg border border-line bg-surface p-4"
    >
      <p className="text-text-3 text-xs">{name}</p>
      <h3>{title || 'Without a title'}</h3>
      <p className="flex flex-wrap items-center gap-x-3 text-meta text-text-3">
        <EntryMeta entryDate={entryDate} isPrivate={isPrivate} />
        {isPrivate !== other.isPrivate && !isPrivate ? <span>Not private</span> : null}
      </p>
      <div className="whitespace-pre-wrap text-base">{content}</div>
    </section>
  );
}
