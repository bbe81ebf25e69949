import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { isInfrastructure } from '@pathwise/service-kit/mongo/errors';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { premiumRequired } from '@pathwise/service-kit/problem';
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
 * Runs a transaction that claims a place, after its owner's other ones. A free plan that is full is refused without a
 * transaction where that can be seen.
 */
export function claiming<T>(deps: GoalsDeps, owner: PlanOwner, work: () => Promise<T>): Promise<T> {
  return deps.inTurn(owner.ownerId, async () => {
    await refuseWhenFull(deps, owner);
    try {
      return await work();
    } catch (error) {
      if (isInfrastructure(error)) await refuseWhenFull(deps, owner); // no way through the crowd, and meanwhile no place left
      throw error;
    }
  });
}

async function refuseWhenFull(deps: GoalsDeps, { ownerId, plan }: PlanOwner): Promise<void> {
  if (plan !== 'free') return;
  const counter = await goalCounts(deps.db).findById(ownerId).lean();
  if (counter && counter.count >= freeGoalLimit) throw limitReached();
}

/** Takes a place for one more goal or answers 402 `goal-limit-reached`; all statuses count. */
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
