import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { isInfrastructure } from '@pathwise/service-kit/mongo/errors';
import { premiumRequired } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { goals } from './goal.model.ts';

export interface PlanOwner {
  ownerId: string;
  plan: 'free' | 'premium';
}

const limitReached = () =>
  premiumRequired(
    'goals',
    `You have reached the limit of ${freeGoalLimit} goals on the free plan. Upgrade to Premium for unlimited goals.`,
    'goal-limit-reached',
  );

/**
 * Runs a transaction that adds a goal, queued after the owner's other ones. A full free plan is refused without a
 * transaction.
 */
export function claiming<T>(deps: GoalsDeps, owner: PlanOwner, work: () => Promise<T>): Promise<T> {
  const refuseWhenFull = () => refuseOver(deps, owner, freeGoalLimit - 1);
  return deps.inTurn(owner.ownerId, async () => {
    await refuseWhenFull();
    try {
      return await work();
    } catch (error) {
      if (isInfrastructure(error)) await refuseWhenFull(); // the limit may have been reached while this waited
      throw error;
    }
  });
}

/**
 * Throws 402 `goal-limit-reached` when the transaction has stored one goal too many. Goals of every status count. The
 * transaction must have entered the account: of two that enter it at once, one begins again and counts the other's goal.
 */
export const refuseOverLimit = (deps: GoalsDeps, tx: Tx, owner: PlanOwner) =>
  refuseOver(deps, owner, freeGoalLimit, tx);

async function refuseOver(deps: GoalsDeps, { ownerId, plan }: PlanOwner, most: number, tx?: Tx): Promise<void> {
  if (plan !== 'free') return;
  const count = await goals(deps.db)
    .countDocuments({ ownerId })
    .session(tx?.session ?? null);
  if (count > most) throw limitReached();
}
