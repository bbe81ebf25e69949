import type { Goal } from '@pathwise/contracts/api/goals';
import { useMemo, useState } from 'react';
import type { BoardSteps } from '../goal-kit/board-slot.ts';
import { usePlanStep } from '../goal-kit/plan-step.ts';
import { BoardStepRow } from './board-step-row.tsx';
import { EditMilestone } from './edit-milestone.tsx';
import type { DatedMilestone } from './milestone.rules.ts';
import { useAskedDelete } from './use-asked-delete.tsx';
import { useTick } from './use-milestones.ts';

const none: readonly DatedMilestone[] = [];

/** The milestones for the timeline's boards. They have one owner, so a change here is a change in the list too. */
export function useBoardSteps(goal: Goal, steps: readonly DatedMilestone[] = none, today: string) {
  const tick = useTick(goal.id);
  const { deleteMilestone, extras } = useAskedDelete(goal.id);
  const planStep = usePlanStep();
  const [edited, setEdited] = useState<DatedMilestone>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions do the same from render to render
  const boardSteps = useMemo((): BoardSteps => {
    const byId = new Map(steps.map((step) => [step.milestone.id, step]));
    return {
      all: steps.flatMap(({ milestone: { id, completed }, day }) => (day ? { id, day, completed } : [])),
      render: (id) => {
        const step = byId.get(id);
        return step ? (
          <BoardStepRow
            step={step}
            today={today}
            onTick={tick}
            onEdit={setEdited}
            onPlan={({ milestone: { title, dueDate } }) =>
              planStep({ goalId: goal.id, milestoneId: id, title, dueDate })
            }
            onDelete={(milestone) => void deleteMilestone(milestone)}
          />
        ) : null;
      },
    };
  }, [goal.id, steps, today]);
  const dialogs = (
    <>
      {extras}
      {edited ? <EditMilestone goalId={goal.id} step={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
  return { boardSteps, dialogs };
}
