import { burstPatienceMs } from '@pathwise/service-kit/in-turn';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { enterAccount } from './account/enter-account.ts';
import type { PlannerDeps } from './deps.ts';
import { withDocuments } from './with-documents.ts';

/** Runs a person's change after those that are under way, so that a burst does not wear itself out on conflicts. 404 once the account is erased. */
export function changing<T>(
  deps: PlannerDeps,
  { ownerId, what }: { ownerId: string; what: 'plan' | 'board' | 'diary' },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const entered = async (tx: Tx) => {
    await enterAccount(deps, tx, ownerId);
    return work(tx);
  };
  return deps.inTurn(`${what} of ${ownerId}`, () => withDocuments(() => deps.inTransaction(entered)), burstPatienceMs);
}
