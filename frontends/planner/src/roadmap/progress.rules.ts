import type { Goal } from '@pathwise/contracts/api/goals';
import { progressBasis } from '@pathwise/contracts/progress.rules';

/** The rule of a goal's percentage as a sentence with the goal's own figures. */
export function howProgressCounts(
  goal: Pick<Goal, 'status' | 'progress' | 'milestoneCount' | 'completedMilestoneCount'>,
): string {
  const { progress, milestoneCount: count, completedMilestoneCount: done } = goal;
  const basis = progressBasis(goal);
  if (basis === 'completed') return 'A completed goal reads 100%, whatever is left open.';
  if (basis === 'set') return `No step counts yet, so this is the progress you set: ${progress}%.`;
  const share = `${done} of ${count} ${count === 1 ? 'step is' : 'steps are'} done, so the goal is at ${progress}%.`;
  return `${share} Every step counts the same, yours as well as Sage’s. Tasks on the timeline do not count.`;
}
