import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { isInfrastructure } from '@pathwise/service-kit/mongo/errors';
import { premiumRequired } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import { goalCounts } from './free-limit.model.ts';

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
 * transaction when the count already shows it.
 */
export function claiming<T>(deps: GoalsDeps, owner: PlanOwner, work: () => Promise<T>): Promise<T> {
  return deps.inTurn(owner.ownerId, async () => {
    await refuseWhenFull(deps, owner);
    try {
      return await work();
    } catch (error) {
      if (isInfrastructure(error)) await refuseWhenFull(deps, owner); // the limit may have been reached while this waited
      throw error;
    }
  });
}

async function refuseWhenFull(deps: GoalsDeps, { ownerId, plan }: PlanOwner): Promise<void> {
  if (plan !== 'free') return;
  const counter = await goalCounts(deps.db).findById(ownerId).lean();
  if (counter && counter.count >= freeGoalLimit) throw limitReached();
}

/** Counts one more goal or throws 402 `goal-limit-reached`. Goals of every status count. */
export async function claimPlace(deps: GoalsDeps, tx: Tx, { ownerId: _id, plan }: PlanOwner): Promise<void> {
  await deps.account.enter(tx, _id);
  const { session } = tx;
  const room = plan === 'free' ? { count: trusted({ $lt: freeGoalLimit }) } : {};
  const claimed = await goalCounts(deps.db).updateOne({ _id, ...room }, { $inc: { count: 1 } }, { session });
  if (claimed.matchedCount === 1) return;
  if (await goalCounts(deps.db).findById(_id).session(session).lean()) throw limitReached();
  await goalCounts(deps.db).insertMany([{ _id, count: 1 }], { session, lean: true });
}

export async function releasePlace(deps: GoalsDeps, tx: Tx, ownerId: string): Promise<void> {
  await goalCounts(deps.db).updateOne({ _id: ownerId }, { $inc: { count: -1 } }, { session: tx.session });
}
