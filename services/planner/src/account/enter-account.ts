import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { notFound } from '@pathwise/service-kit/problem';
import { MissingDocument } from '../changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { accounts } from './account.model.ts';

/** To be called in every transaction that makes something new for a person; 404 once the account is erased. */
export async function enterAccount(deps: PlannerDeps, { session }: Tx, ownerId: string): Promise<void> {
  const model = accounts(deps.db);
  const entered = await model.updateOne({ _id: ownerId, erased: false }, { $inc: { creations: 1 } }, { session });
  if (entered.matchedCount === 1) return;
  if (await model.findById(ownerId).session(session).lean()) throw notFound('account');
  throw new MissingDocument(() => model.create({ _id: ownerId, creations: 0, erased: false }));
}
