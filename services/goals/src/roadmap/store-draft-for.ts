import type { storeDraftFor } from '@pathwise/contracts/questions/goals';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { ownGoal } from '../goals/own-goal.ts';
import { milestonesOfGoal, toMilestone } from '../milestones/milestones-of-goal.ts';
import { ofYears, storeRedraft } from './generate-overview.ts';

type Asked = z.output<(typeof storeDraftFor)['request']>;
type Reply = z.input<(typeof storeDraftFor)['reply']>;

/** Stores what the coach drafted anew for a goal without AI steps, once: asked again it answers the steps there are. */
export function storeDraftOfCoach(deps: GoalsDeps, { ownerId, goalId, draft, today }: Asked): Promise<Reply> {
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, { goalId, ownerId }, tx);
    const standing = await milestonesOfGoal(deps, { goalId, ownerId }, tx);
    if (standing.some(({ type }) => type === 'ai-step')) return { milestones: standing.map(toMilestone) };
    const { timeline } = await storeRedraft(deps, tx, { goal, draft, today });
    return { milestones: timeline };
  }, ofYears);
}
