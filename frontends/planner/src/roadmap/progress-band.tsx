import type { Goal } from '@pathwise/contracts/api/goals';
import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { Skeleton } from '@pathwise/ui/skeleton';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type DatedMilestone, dayInWords, nextOf } from './milestone.rules.ts';
import { ProgressBreakdown } from './progress-breakdown.tsx';

interface ProgressBandProps {
  readonly goal: Goal;
  /** Undefined while they load. */
  readonly steps: readonly DatedMilestone[] | undefined;
  readonly today: string;
}

/** The goal's figures. The percentage opens its breakdown. */
export function ProgressBand({ goal, steps, today }: ProgressBandProps) {
  const [isExplained, setExplained] = useState(false);
  const explanation = useId();
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-px bg-line *:bg-surface max-tiny:grid-cols-1 max-tiny:*:col-span-1! @xl:grid-cols-2 @3xl:grid-cols-[1.5fr_1fr_1fr_1.4fr]">
        <Figure label="Progress" className="col-span-2 @3xl:col-span-1">
          <span className="flex items-center gap-3">
            <button
              type="button"
              aria-expanded={isExplained}
              aria-controls={isExplained ? explanation : undefined}
              aria-label={`${goal.progress}%: what counts`}
              title="What counts"
              onClick={() => setExplained(!isExplained)}
              className="-mx-1.5 -my-1 inline-flex items-center gap-1 rounded-md px-1.5 py-1 hover:bg-hover pointer-coarse:min-h-11"
            >
              {goal.progress}%
              <ChevronDown aria-hidden className={`size-4 text-text-3 ${isExplained ? 'rotate-180' : ''}`} />
            </button>
            <ProgressBar percent={goal.progress} label="Progress" figure="elsewhere" className="flex-1" />
          </span>
        </Figure>
        <Figure label="Steps">
          {goal.completedMilestoneCount} <Small>of {goal.milestoneCount}</Small>
        </Figure>
        <Figure label="Time left">
          <TimeLeft goal={goal} today={today} />
        </Figure>
        <Figure label="Next" className="col-span-2 @3xl:col-span-1">
          {steps ? <Next step={nextOf(steps)} today={today} /> : <Skeleton className="h-5 w-32" />}
        </Figure>
      </dl>
      {isExplained ? (
        <section
          id={explanation}
          aria-label="What counts towards the progress"
          className="border-line border-t bg-surface px-4 py-4 @xl:px-5"
        >
          <ProgressBreakdown goal={goal} steps={steps ?? []} today={today} />
        </section>
      ) : null}
    </div>
  );
}

/** In a narrow pane the label stands beside its figure, so that the first milestone is in the first screen. */
function Figure({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      className={`@max-xl:flex @max-xl:items-baseline @max-xl:gap-x-2 px-4 py-4 @max-xl:px-3 @max-xl:py-2 @xl:px-5 ${className}`}
    >
      <dt className="font-medium text-text-2">{label}</dt>
      <dd className="@max-xl:min-w-0 @max-xl:flex-1 @max-xl:font-semibold text-lg @xl:mt-1 @xl:text-xl">{children}</dd>
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <small className="font-normal text-sm text-text-3 tracking-normal">{children}</small>;
}

function TimeLeft({ goal, today }: { goal: Goal; today: string }) {
  if (goal.status === 'completed') return <Small>Completed</Small>;
  if (!goal.targetDate) return <Small>No target date</Small>;
  const days = daysBetween(today, goal.targetDate);
  const unit = Math.abs(days) === 1 ? 'day' : 'days';
  return (
    <>
      {Math.abs(days)} <Small>{days < 0 ? `${unit} over` : unit}</Small>
    </>
  );
}

function Next({ step, today }: { step: DatedMilestone | undefined; today: string }) {
  if (!step) return <Small>Nothing open</Small>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-base">
      <span>{step.milestone.title}</span>
      {step.day ? (
        <Small>
          <span className="whitespace-nowrap">{dayInWords(step, today)}</span>
        </Small>
      ) : null}
    </span>
  );
}
