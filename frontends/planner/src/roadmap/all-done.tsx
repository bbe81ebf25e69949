import type { Goal } from '@pathwise/contracts/api/goals';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { canBeCompleted } from '../goal-kit/goal.rules.ts';
import { useGoalStatus } from '../goal-kit/use-save-goal.ts';

/** Offers to complete the goal once every milestone is ticked. */
export function AllDone({ goal }: { goal: Goal }) {
  const status = useGoalStatus();
  if (!canBeCompleted(goal)) return null;
  return (
    <Banner
      tone="accent"
      title="Every step is done"
      action={
        <Button variant="primary" loading={status.isPending} onClick={() => status.change(goal, 'completed')}>
          Complete goal
        </Button>
      }
    >
      Complete the goal, or add a step if something is left.
    </Banner>
  );
}
