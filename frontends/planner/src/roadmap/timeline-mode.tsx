import type { Goal } from '@pathwise/contracts/api/goals';
import { Card } from '@pathwise/ui/card';
import { Checkbox } from '@pathwise/ui/checkbox';
import { EmptyState } from '@pathwise/ui/empty-state';
import { CalendarRange } from 'lucide-react';
import { formatMonth, formatShortDay } from '../goal/day.rules.ts';
import { DraftState } from './draft-state.tsx';
import { type DatedMilestone, type MonthOfSteps, monthsOf } from './milestone.rules.ts';
import { useTick } from './use-milestones.ts';

interface TimelineModeProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
}

/** The steps by the month they fall in. */
export function TimelineMode({ goal, steps, today }: TimelineModeProps) {
  return (
    <>
      <DraftState goal={goal} />
      <Card title={<h2>Timeline</h2>}>
        <p className="mb-4 text-text-2">
          Your steps by month. The board with yearly, monthly, weekly and daily views comes later.
        </p>
        {steps.length === 0 ? (
          <EmptyState icon={CalendarRange} title="No milestones yet" className="-my-6" />
        ) : (
          <div className="grid gap-6">
            {monthsOf(steps).map((month) => (
              <Month key={month.month ?? 'undated'} goalId={goal.id} month={month} today={today} />
            ))}
          </div>
        )}
      </Card>
    </>
  );
}

function Month({ goalId, month, today }: { goalId: string; month: MonthOfSteps; today: string }) {
  const tick = useTick(goalId);
  return (
    <section className="grid gap-1 @xl:grid-cols-[160px_minmax(0,1fr)]">
      <h3 className="pt-2 font-semibold text-sm">{month.month ? formatMonth(month.month) : 'No date'}</h3>
      <ul className="divide-y divide-line">
        {month.steps.map(({ milestone, day, isEstimate }) => (
          <li key={milestone.id} className="flex items-start gap-3 py-2">
            <Checkbox
              aria-label={milestone.title}
              checked={milestone.completed}
              onChange={({ target }) => tick.mutate({ milestone, completed: target.checked })}
              className="mt-px"
            />
            <span
              className={`min-w-0 flex-1 ${milestone.completed ? 'text-text-3 line-through decoration-line-control' : ''}`}
            >
              {milestone.title}
            </span>
            {day ? (
              <span className="text-meta text-text-3">
                {isEstimate ? 'about ' : ''}
                {formatShortDay(day, today)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
