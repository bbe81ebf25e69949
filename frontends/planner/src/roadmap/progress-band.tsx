import type { Goal } from '@pathwise/contracts/api/goals';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import type { ReactNode } from 'react';
import { daysBetween, formatShortDay } from '../goal/day.rules.ts';
import { type DatedMilestone, nextOf } from './milestone.rules.ts';

interface ProgressBandProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
}

/** The goal's figures on one surface, hairlines between them. */
export function ProgressBand({ goal, steps, today }: ProgressBandProps) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line *:bg-surface @3xl:grid-cols-[1.5fr_1fr_1fr_1.4fr]">
      <Figure label="Progress" className="col-span-2 @3xl:col-span-1">
        <span className="flex items-center gap-3">
          {goal.progress}%
          <ProgressBar percent={goal.progress} label="Progress" figure="elsewhere" className="flex-1" />
        </span>
      </Figure>
      <Figure label="Milestones">
        {goal.completedMilestoneCount} <Small>of {goal.milestoneCount}</Small>
      </Figure>
      <Figure label="Time left">
        <TimeLeft goal={goal} today={today} />
      </Figure>
      <Figure label="Next" className="col-span-2 @3xl:col-span-1">
        <Next step={nextOf(steps)} today={today} />
      </Figure>
    </dl>
  );
}

function Figure({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={`px-4 py-4 @xl:px-5 ${className}`}>
      <dt className="font-medium text-text-2">{label}</dt>
      <dd className="mt-1 text-xl">{children}</dd>
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
    <span className="text-base">
      {step.milestone.title}{' '}
      {step.day ? (
        <Small>
          {step.isEstimate ? 'about ' : ''}
          {formatShortDay(step.day, today)}
        </Small>
      ) : null}
    </span>
  );
}
