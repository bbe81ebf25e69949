import type { Milestone } from '@pathwise/contracts/api/goals';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { estimateOf } from '../goals/standing.rules.ts';
import type { MilestoneRecord } from './milestone.model.ts';
import { milestones } from './milestone.model.ts';

/** Milestones and AI steps of a goal, in order. Empty for another person's goal. */
export function milestonesOfGoal(deps: GoalsDeps, { goalId, ownerId }: OwnGoal, tx?: Tx): Promise<MilestoneRecord[]> {
  return milestones(deps.db)
    .find({ goalId, ownerId })
    .sort({ order: 1, _id: 1 })
    .session(tx?.session ?? null)
    .lean()
    .exec();
}

export function toMilestone(milestone: MilestoneRecord): Milestone {
  const { _id: id, type, title, description, completed, dueDate, resources, timeframe, order, version } = milestone;
  const estimate = estimateOf(milestone);
  return { id, type, title, description, completed, dueDate, ...estimate, resources, timeframe, order, version };
}

/** The milestone counts that a goal stores. */
export function countsOf(all: readonly { completed: boolean }[]) {
  return { milestoneCount: all.length, completedMilestoneCount: all.filter(({ completed }) => completed).length };
}

/** All of a person's milestones by goal, or those of one goal, with the time of their last tick. */
export async function milestonesByGoal(
  deps: GoalsDeps,
  { ownerId, goalId }: { ownerId: string; goalId?: string | undefined },
): Promise<Map<string, (Milestone & { tickedAt?: number | undefined })[]>> {
  const which = goalId ? { goalId, ownerId } : { ownerId };
  const all = await milestones(deps.db).find(which).sort({ order: 1, _id: 1 }).lean();
  const byGoal = Map.groupBy(all, (milestone) => milestone.goalId);
  return new Map(
    [...byGoal].map(([id, own]) => [id, own.map((one) => ({ ...toMilestone(one), tickedAt: one.tickedAt }))]),
  );
}
