import { useId, useState } from 'react';
import { cx } from './class-names.tsx';

const limit = 120;

interface ExpandableTextProps {
  text: string;
  /** The character from which a long text is shown, at the beginning of a word. */
  startAt?: number;
  className?: string;
}

/**
 * A text over 120 characters (spec part 1, section 9) is cut there, between words. A button expands and collapses it.
 */
export function ExpandableText({ text, startAt = 0, className }: ExpandableTextProps) {
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  if (Array.from(text).length <= limit) return <p className={cx('whitespace-pre-line', className)}>{text}</p>;
  return (
    <div className={className}>
      <p id={id} className="whitespace-pre-line">
        {isExpanded ? text : partOf(text, startAt)}
      </p>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => setExpanded(!isExpanded)}
        className="-mx-1 inline-flex min-h-6 items-center rounded-sm px-1 font-medium text-accent-text hover:underline pointer-coarse:min-h-11"
      >
        {isExpanded ? 'Show less' : 'Show more'}
      </button>
    </div>
  );
}

function partOf(text: string, startAt: number): string {
  const rest = Array.from(text).slice(startAt);
  const before = startAt > 0 ? '…' : '';
  return rest.length <= limit ? before + rest.join('') : `${before}${beginningOf(rest)}…`;
}

/** A longer single word, or a script without spaces, is cut at the limit. */
function beginningOf(characters: readonly string[]): string {
  const beginning = characters.slice(0, limit).join('');
  const isBetweenWords = /\s/.test(characters[limit] ?? ' ');
  const toLastSpace = isBetweenWords ? beginning : beginning.replace(/\s+\S*$/, '');
  return toLastSpace.trimEnd().replace(/[,;:–—-]$/, '') || beginning;
}
