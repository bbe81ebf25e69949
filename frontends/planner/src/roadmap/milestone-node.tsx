import { Check } from 'lucide-react';
import { type DatedMilestone, dayInWords } from './milestone.rules.ts';

interface MilestoneNodeProps {
  readonly step: DatedMilestone;
  readonly number: number;
  readonly isNext: boolean;
}

/** A milestone's place on the path: ticked, next, or its number, with text for screen readers. */
export function MilestoneNode({ step, number, isNext }: MilestoneNodeProps) {
  const done = step.milestone.completed;
  const look = done
    ? 'border-accent bg-accent text-on-accent'
    : isNext
      ? 'border-accent bg-surface text-accent-text ring-4 ring-accent-soft'
      : 'border-line-strong bg-surface text-text-3';
  return (
    <>
      <span aria-hidden className={`grid size-6 place-items-center rounded-full border-2 text-xs ${look}`}>
        {done ? <Check className="size-3.5 stroke-[2.6]" /> : number}
      </span>
      {done || isNext ? <span className="sr-only">{done ? 'Done: ' : 'Next: '}</span> : null}
    </>
  );
}

/** The date under a milestone, marked when it is an estimate. */
export function MilestoneDay({
  step,
  today,
  className = '',
}: {
  step: DatedMilestone;
  today: string;
  className?: string;
}) {
  if (!step.day) return null;
  return <span className={`text-text-3 text-xs ${className}`}>{dayInWords(step, today)}</span>;
}
