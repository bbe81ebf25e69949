import { cx } from '@pathwise/ui/class-names';
import { IconButton } from '@pathwise/ui/icon-button';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Subject } from './use-subject.ts';

/** 'About: Learn Spanish' above the field, with a button that sends the next messages without the goal. */
export function SubjectLine({ subject: { goal, drop }, onDropped }: { subject: Subject; onDropped: () => void }) {
  if (!goal) return null;
  return (
    <div className="mb-1 flex items-center gap-1 pl-1 text-meta text-text-3">
      <About key={goal.title} title={goal.title} />
      <IconButton
        label={`Write about something other than ${goal.title}`}
        className="-my-1 [&_.lucide]:size-4"
        onClick={() => {
          drop();
          onDropped();
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** Two lines at most, because large text would take the room of the conversation. A press shows the rest. */
function About({ title }: { title: string }) {
  const words = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen || !words.current) return;
    const { current } = words;
    const measure = () => setCut(current.scrollHeight > current.clientHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <p className="relative flex min-w-0 items-center gap-1">
      <span ref={words} className={cx('min-w-0 break-words', !isOpen && 'line-clamp-2')}>
        About: <span className="text-text-2">{title}</span>
      </span>
      {isCut ? (
        <button
          type="button"
          aria-label="The whole title"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          // the text is pressed too
          className="flex-none rounded-sm p-1 after:absolute after:inset-0"
        >
          <ChevronDown aria-hidden className={cx('size-4', isOpen && 'rotate-180')} />
        </button>
      ) : null}
    </p>
  );
}
