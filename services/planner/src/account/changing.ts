import { burstPatienceMs } from '@pathwise/service-kit/in-turn';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import type { AccountPart } from './account-parts.ts';

/** What is left from years may be much; locks of others are still not waited for longer than usual. */
export const ofYears = { limitMs: 30_000 } as const;

/** Runs a person's change after those that are under way, so that a burst does not wear itself out on conflicts. 404 once the account is erased. */
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
