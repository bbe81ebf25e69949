import type { FoundStep } from '@pathwise/contracts/api/goals';
import { firstThatFit } from '@pathwise/service-kit/search/first-that-fit';
import type { GoalsDeps } from '../deps.ts';
import { milestones } from './milestone.model.ts';

/** More steps than anybody has; it bounds what one search reads. */
const atMost = 20_000;

/** The person's steps with these words in their titles, the latest made first. */
export async function searchSteps(
  deps: GoalsDeps,
  { ownerId, ...search }: { ownerId: string; q: string; limit: number },
): Promise<FoundStep[]> {
  const rows = milestones(deps.db)
    .find({ ownerId }, { goalId: 1, title: 1, completed: 1 })
    .sort({ createdAt: -1, _id: 1 })
    .limit(atMost)
    .lean()
    .cursor();
  const found = await firstThatFit(rows, search);
  return found.map(({ _id: id, goalId, title, completed }) => ({ id, goalId, title, completed }));
}
