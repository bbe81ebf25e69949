import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { isDuplicateKey, isInfrastructure } from '@pathwise/service-kit/mongo/errors';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { notFound, premiumRequired } from '@pathwise/service-kit/problem';
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

/** The owner has no counter yet; thrown out of a transaction for `claiming`. */
class NoCounter extends Error {}

/**
 * Runs a transaction that claims a place. It waits for its owner's other ones; a free plan that is full is refused without
 * a transaction where that can be seen. The counter of a first goal is made outside: two transactions creating it would
 * meet in a duplicate key, which ends both.
 */
export function claiming<T>(deps: GoalsDeps, owner: PlanOwner, work: () => Promise<T>): Promise<T> {
  const { ownerId } = owner;
  return deps.inTurn(ownerId, async () => {
    await refuseWhenFull(deps, owner);
    try {
      return await work();
    } catch (error) {
      if (isInfrastructure(error)) await refuseWhenFull(deps, owner); // no way through the crowd, and meanwhile no place left
      if (!(error instanceof NoCounter)) throw error;
      await goalCounts(deps.db)
        .create({ _id: ownerId, count: 0, erased: false })
        .catch((failure: unknown) => {
          if (!isDuplicateKey(failure)) throw failure;
        });
      return work();
    }
  });
}

async function refuseWhenFull(deps: GoalsDeps, { ownerId, plan }: PlanOwner): Promise<void> {
  if (plan !== 'free') return;
  const counter = await goalCounts(deps.db).findById(ownerId).lean();
  if (counter && counter.count >= freeGoalLimit) throw limitReached();
}

/** Takes a place for one more goal or answers 402 `goal-limit-reached`; all statuses count. */
export async function claimPlace(deps: GoalsDeps, tx: Tx, { ownerId, plan }: PlanOwner): Promise<void> {
  const room = plan === 'free' ? { count: trusted({ $lt: freeGoalLimit }) } : {};
  const { session } = tx;
  const claimed = await goalCounts(deps.db).updateOne(
    { _id: ownerId, erased: false, ...room },
    { $inc: { count: 1 } },
    { session },
  );
  if (claimed.matchedCount === 1) return;
  const counter = await goalCounts(deps.db).findById(ownerId).session(session).lean();
  if (!counter) throw new NoCounter();
  throw counter.erased ? notFound('account') : limitReached();
}

export async function releasePlace(deps: GoalsDeps, tx: Tx, ownerId: string): Promise<void> {
  await goalCounts(deps.db).updateOne({ _id: ownerId }, { $inc: { count: -1 } }, { session: tx.session });
}
