import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { notFound } from '@pathwise/service-kit/problem';
import type { PlannerDeps } from '../deps.ts';
import { MissingDocument } from '../with-documents.ts';
import { accounts } from './account.model.ts';

/** Called first in every transaction that changes something of a person; 404 once the account is erased. */
export async function enterAccount(deps: PlannerDeps, { session }: Tx, ownerId: string): Promise<void> {
  const model = accounts(deps.db);
  const entered = await model.updateOne({ _id: ownerId, erased: false }, { $inc: { changes: 1 } }, { session });
  if (entered.matchedCount === 1) return;
  if (await model.findById(ownerId).session(session).lean()) throw notFound('account');
  throw new MissingDocument(() => model.create({ _id: ownerId, changes: 0, erased: false }));
}
