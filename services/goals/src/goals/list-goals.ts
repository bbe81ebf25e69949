import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalsDeps } from '../deps.ts';
import { goals } from './goal.model.ts';
import { toGoal } from './goal-view.ts';

/** All goals of a person, newest first. */
export async function listGoals(deps: GoalsDeps, { ownerId }: { ownerId: string }): Promise<Goal[]> {
  const now = deps.now();
  const own = await goals(deps.db).find({ ownerId }).sort({ createdAt: -1, _id: -1 }).lean();
  return own.map((goal) => toGoal(goal, now));
}
