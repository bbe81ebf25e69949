import type { ActValues } from '@pathwise/contracts/act';
import type { EventData } from '@pathwise/contracts/event';
import { type adminActed, nobody } from '@pathwise/contracts/events/acts';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AdminDeps } from '../deps.ts';
import { type ActRecord, acts, heads, keys } from './act.model.ts';
import { hashOf, keyOf } from './chain.rules.ts';

const headId = 'head';

/** Adds an act to the end of the log. */
export async function appendAct(deps: AdminDeps, tx: Tx, act: EventData<(typeof adminActed)['auth']>): Promise<void> {
  const { session } = tx;
  // The first write of the transaction: of two that append at once the second begins again.
  const last = await heads(deps.db)
    .findOneAndUpdate({ _id: headId }, { $inc: { n: 1 } }, { session })
    .lean();
  if (!last) throw new Error('the head of the audit log is missing');
  const row: Omit<ActRecord, 'hash'> = {
    _id: act.actId,
    n: last.n + 1,
    at: new Date(act.at),
    actor: await keep(deps, tx, act.actorId),
    action: act.action,
    person: await keep(deps, tx, act.personId),
    target: act.target,
    outcome: act.outcome,
    before: textOf(act.before),
    after: textOf(act.after),
    previous: last.hash,
  };
  const hash = hashOf(row);
  await acts(deps.db).create([{ ...row, hash }], { session });
  await heads(deps.db).updateOne({ _id: headId }, { $set: { hash } }, { session });
}

/** The key of an account. It is kept whose it is, unless the account is deleted already. */
async function keep(deps: AdminDeps, tx: Tx, userId: string): Promise<string | null> {
  if (userId === nobody) return null;
  const key = keyOf(userId);
  if (await keys(deps.db).exists({ _id: key }).session(tx.session)) return key;
  if ((await deps.account.enterIfOpen(tx, userId)) === undefined) return key;
  await keys(deps.db).create([{ _id: key, userId }], { session: tx.session });
  return key;
}

const textOf = (values: ActValues | null) => (values ? JSON.stringify(values) : null);
