import { useId, useState } from 'react';
import { cx } from './class-names.tsx';

const LIMIT = 120;

/** Text past 120 characters (spec part 1, section 9) is cut there and can be shown whole and cut again. */
export function ExpandableText({ text, className }: { text: string; className?: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const characters = Array.from(text);
  if (characters.length <= LIMIT) return <p className={cx('whitespace-pre-line', className)}>{text}</p>;
  return (
    <div className={className}>
      <p id={id} className="whitespace-pre-line">
        {isExpanded ? text : `${characters.slice(0, LIMIT).join('').trimEnd()}…`}
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
