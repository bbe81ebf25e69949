import type { Milestone, newMilestone } from '@pathwise/contracts/api/goals';
import { conflict } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import type { MilestoneRecord } from './milestone.model.ts';
import { milestones } from './milestone.model.ts';
import { toMilestone } from './milestones-of-goal.ts';

/** More than anybody plans by hand. The list is answered whole, so it needs a limit. */
export const milestoneLimit = 1000;

/** Adds a milestone made by the person, after the others. */
export function createMilestone(
  deps: GoalsDeps,
  input: OwnGoal & { milestone: z.output<typeof newMilestone> },
): Promise<Milestone> {
  const { goalId, ownerId } = input;
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    if (goal.milestoneCount >= milestoneLimit)
      throw conflict(`A goal holds at most ${milestoneLimit} milestones.`, 'too-many');
    const saved = await saveGoal(deps, tx, goal, { milestoneCount: goal.milestoneCount + 1 });

    const { session } = tx;
    const last = await milestones(deps.db).findOne({ goalId, ownerId }).sort({ order: -1 }).session(session).lean();
    const milestone = newRecord(deps, input, (last?.order ?? -1) + 1);
    await milestones(deps.db).create([milestone], { session });
    await announceChange(tx, saved);
    return toMilestone(milestone);
  });
}

function newRecord(
  deps: GoalsDeps,
  { goalId, ownerId, milestone }: OwnGoal & { milestone: z.output<typeof newMilestone> },
  order: number,
): MilestoneRecord {
  return {
    _id: deps.newId(),
    goalId,
    ownerId,
    type: 'milestone',
    title: milestone.title,
    draftTitle: null,
    description: milestone.description || null,
    completed: false,
    dueDate: milestone.dueDate ?? null,
    resources: milestone.resources || null,
    timeframe: milestone.timeframe,
    order,
    editedAt: null,
    createdAt: deps.now(),
    version: 1,
  };
}
