import type { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { milestonesByGoal } from '../milestones/milestones-of-goal.ts';
import { goals } from './goal.model.ts';
import { toGoal } from './goal-view.ts';

type Asked = z.output<(typeof goalsOfPerson)['request']>;
type Reply = z.input<(typeof goalsOfPerson)['reply']>;

/** A person's goals with milestones, newest first. The coach answers questions from them. */
export async function listGoalsForCoach(deps: GoalsDeps, { ownerId, goalId }: Asked): Promise<Reply> {
  const now = deps.now();
  const which = goalId ? { _id: goalId, ownerId } : { ownerId };
  const own = await goals(deps.db).find(which).sort({ createdAt: -1, _id: -1 }).lean();
  const milestones = await milestonesByGoal(deps, { ownerId, goalId });
  return {
    goals: own.map((goal) => ({
      goal: toGoal(goal, now),
      draftId: goal.draftId,
      milestones: milestones.get(goal._id) ?? [],
    })),
  };
}
