import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { notFound } from '@pathwise/service-kit/problem';
import type { PlannerDeps } from '../deps.ts';
import { type AccountPart, accountIdOf, accounts } from './account.model.ts';

/** A part of an account that nothing was written of yet. It is made outside: two transactions creating it would meet in a duplicate key, which ends both. */
class NoAccountYet extends Error {
  readonly part: AccountPart;

  constructor(part: AccountPart) {
    super('nothing was written of this person yet');
    this.part = part;
  }
}

/** Called first in every transaction that changes something of a person; 404 once the account is erased. */
export async function enterAccount(deps: PlannerDeps, tx: Tx, part: AccountPart): Promise<void> {
  if (!(await enterIfOpen(deps, tx, part))) throw notFound('account');
}

/**
 * The same for a consumer: false once the account is erased.
 *
 * It is a write because a read would not do. A transaction sees the moment it began at: one that began before the erasing
 * was committed reads an open account, writes an entry that the erasing has not seen either, and both are committed, since
 * neither wrote what the other did. Two that write one document cannot both be committed; the second begins again. The weeks
 * and boards that a change locks are no substitute: a first one of them is made beside the erasing, and the diary has none.
 *
 * So changes of one part of an account come one after another, and those of different parts meet nowhere. Whatever else a
 * change finds missing in its part it may make itself: it has no twin.
 */
export async function enterIfOpen({ db }: PlannerDeps, { session }: Tx, part: AccountPart): Promise<boolean> {
  const _id = accountIdOf(part);
  const model = accounts(db);
  const entered = await model.updateOne({ _id, erased: false }, { $inc: { changes: 1 } }, { session });
  if (entered.matchedCount === 1) return true;
  if (await model.findById(_id).session(session).lean()) return false;
  throw new NoAccountYet(part);
}

/** Makes the document that is entered, where there is none yet. */
export async function openAccount({ db }: Pick<PlannerDeps, 'db'>, part: AccountPart): Promise<void> {
  const _id = accountIdOf(part);
  const model = accounts(db);
  if (await model.findById(_id).lean()) return;
  await model.create({ _id, changes: 0, erased: false }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error; // a twin made it, or the erasing
  });
}

/** Runs a transaction that enters an account, again after making the document it found missing. */
export async function withAccount<T>(deps: PlannerDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NoAccountYet)) throw error;
    await openAccount(deps, error.part);
    return work();
  }
}
