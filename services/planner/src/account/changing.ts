import { burstPatienceMs } from '@pathwise/service-kit/transactions/in-turn';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import type { AccountPart } from './account-parts.ts';

/**
 * Missed tasks of many years may need a longer transaction. The wait for another transaction's lock is not extended.
 */
export const ofYears = { limitMs: 30_000 } as const;

/**
 * Queues a person's changes of one part, so that a burst causes no conflicts. Throws 404 once the account is erased.
 */
export function changing<T>(
  deps: PlannerDeps,
  { ownerId, part, limitMs }: AccountPart & { limitMs?: number },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const entered = async (tx: Tx) => {
    await deps.account.enter(tx, ownerId, part);
    return work(tx);
  };
  const options = limitMs === undefined ? {} : { limitMs };
  return deps.inTurn(`${part} of ${ownerId}`, () => deps.inTransaction(entered, options), burstPatienceMs);
}
