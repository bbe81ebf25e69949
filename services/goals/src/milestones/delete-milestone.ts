import type { Deleted } from '@pathwise/contracts/undo';
import type { GoalsDeps } from '../deps.ts';
import { announceChange, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { announceSteps } from '../plan-ticks/announce-steps.ts';
import { type OwnMilestone, ownMilestone } from './change-milestone.ts';

export function deleteMilestone(deps: GoalsDeps, input: OwnMilestone): Promise<Deleted> {
  const { goalId, ownerId } = input;
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    const milestone = await ownMilestone(deps, input, tx);
    const saved = await saveGoal(deps, tx, goal, {
      milestoneCount: goal.milestoneCount - 1,
      completedMilestoneCount: goal.completedMilestoneCount - Number(milestone.completed),
    });
    await announceChange(tx, saved);
    await announceSteps(tx, {
      goalId,
      ownerId,
      version: saved.version,
      milestones: { before: [milestone], after: [] },
    });
    return deps.undo.keep(tx, {
      ownerId,
      kind: 'milestone',
      about: { goalId },
      documents: { milestones: [milestone] },
    });
  });
}
