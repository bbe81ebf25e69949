import type { ServiceDeps } from '../service.ts';
import { traceHeaders } from '../telemetry/traces.ts';
import type { Tx } from '../transactions/transaction.ts';
import type { Letter } from './letter.ts';
import { mails } from './mail.model.ts';

/**
 * Queues a mail in the transaction that causes it. A key is used once: queueing again under it does nothing. `ownerId` is the
 * person whose account the mail is about, or null; with their account the mail is erased. That holds when the transaction also
 * calls `account.enter` or changes the person's own row.
 */
export async function queueMail(
  deps: Pick<ServiceDeps, 'db' | 'now'>,
  tx: Tx,
  mail: { key: string; ownerId: string | null; to: string; letter: Letter; group?: string },
): Promise<void> {
  const { key, ownerId, to, letter, group } = mail;
  if (/[\r\n]/.test(letter.subject + to)) throw new Error('a subject and an address have one line');
  const at = deps.now();
  const kind = group === undefined ? {} : { group };
  const row = {
    ownerId: ownerId ?? '',
    to,
    letter,
    ...kind,
    trace: traceHeaders(),
    state: 'waiting',
    tries: 0,
    nextTryAt: at,
    at,
  } as const;
  await mails(deps.db).updateOne({ _id: key }, { $setOnInsert: row }, { upsert: true, session: tx.session });
}
