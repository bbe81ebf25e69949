import type { Goal } from '@pathwise/contracts/api/goals';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DatedMilestone } from './milestone.rules.ts';

const RegenerateDialog = lazy(() =>
  import('./regenerate-dialog.tsx').then((module) => ({ default: module.RegenerateDialog })),
);

interface DateStepsOfferProps {
  readonly goal: Goal;
  readonly steps: readonly DatedMilestone[];
  readonly today: string;
}

/** After a first target date Sage's steps still have no days. This offers them, as a proposal. */
export function DateStepsOffer({ goal, steps, today }: DateStepsOfferProps) {
  const [isOpen, setOpen] = useState(false);
  const { targetDate } = goal;
  if (!targetDate || targetDate < today || !needsDays(goal, steps)) return null;
  const label = `Date the steps until ${formatDay(targetDate)}`;
  return (
    <Banner
      icon={CalendarClock}
      title="Your steps have no days yet"
      action={
        <Button size="sm" onClick={() => setOpen(true)}>
          {label}
        </Button>
      }
    >
      Sage can propose a day for each. You choose what to take.
      {isOpen ? (
        <Suspense>
          <RegenerateDialog goalId={goal.id} title={label} sameSteps onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Banner>
  );
}

/** One dated step means that the person has chosen, here or elsewhere. */
function needsDays({ status, coachNote, roadmapStatus }: Goal, steps: readonly DatedMilestone[]): boolean {
  const open = steps.filter(({ milestone }) => milestone.type === 'ai-step' && !milestone.completed);
  return (
    status === 'active' &&
    coachNote === null &&
    roadmapStatus === 'ready' &&
    open.length > 0 &&
    open.every(({ milestone }) => milestone.dueDate === null)
  );
}
