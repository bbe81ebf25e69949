import type { GivenUpMail } from '@pathwise/contracts/api/mails';
import { type MailRecord, mails } from '@pathwise/service-kit/mail/mail.model';
import { conflict, invalid, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';

/** A mail's key has slashes, which a path has not. */
const idOf = (key: string) => Buffer.from(key).toString('base64url');
const keyOf = (id: string) => Buffer.from(id, 'base64url').toString();

function toGivenUp({ _id: key, to = '', letter, reason = '', tries, at }: MailRecord): GivenUpMail {
  const cause = key.split('/')[0] ?? '';
  const canSendAgain = letter !== undefined;
  return {
    id: idOf(key),
    to,
    cause,
    subject: letter?.subject ?? null,
    reason,
    tries,
    at: at.toISOString(),
    canSendAgain,
  };
}

/** A page, newest first. The cursor is time and key of the last one. */
export async function listGivenUpMails(
  deps: AdminDeps,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ page: GivenUpMail[]; next: string | undefined }> {
  const after = placeOf(cursor);
  const older = after
    ? { $or: [{ at: trusted({ $lt: after.at }) }, { at: after.at, _id: trusted({ $lt: after.key }) }] }
    : {};
  const found = await mails(deps.db)
    .find({ state: 'given-up', ...older })
    .sort({ at: -1, _id: -1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { page: page.map(toGivenUp), next: last && idOf(`${last.at.getTime()}|${last._id}`) };
}

function placeOf(cursor: string | undefined): { at: Date; key: string } | undefined {
  if (cursor === undefined) return undefined;
  const [, time, key] = /^(\d{1,15})\|(.+)$/s.exec(keyOf(cursor)) ?? [];
  if (!time || !key) throw invalid([{ path: 'cursor', message: 'This is no cursor of an earlier page' }]);
  return { at: new Date(Number(time)), key };
}

/**
 * Queues a given-up mail again, under its key and so with the same Message-ID. Throws 404, and 409 when its text is erased or its
 * reader has unsubscribed since.
 */
export async function sendMailAgain(deps: AdminDeps, { id }: { id: string }): Promise<void> {
  const _id = keyOf(id);
  await deps.inTransaction(async (tx) => {
    const mail = await mails(deps.db).findOne({ _id, state: 'given-up' }).session(tx.session).lean();
    if (!mail) throw notFound('mail');
    if (!mail.letter) throw conflict('The text of this mail is erased, so it cannot be sent again.');
    if (await isUnwanted(deps, tx, mail))
      throw conflict('This person has unsubscribed, so the mail is not sent again.');
    const fresh = { state: 'waiting' as const, tries: 0, nextTryAt: deps.now(), at: deps.now() };
    await mails(deps.db).updateOne({ _id }, { $set: fresh, $unset: { reason: 1 } }, { session: tx.session });
    tx.note({ target: 'mail', before: { state: 'given-up' }, after: { state: 'waiting' } });
  });
}

/** Mails about the account have no link to unsubscribe, and are wanted. */
async function isUnwanted(deps: AdminDeps, tx: Tx, { ownerId, letter }: MailRecord): Promise<boolean> {
  const canBeEnded = letter !== undefined && 'html' in letter && letter.unsubscribeUrl !== undefined;
  if (!canBeEnded || ownerId === '') return false;
  await deps.account.enterIfOpen(tx, ownerId); // whoever unsubscribes in this moment writes the same row
  const reader = await recipients(deps.db).findById(ownerId, { isUnsubscribed: 1 }).session(tx.session).lean();
  return reader?.isUnsubscribed === true;
}
