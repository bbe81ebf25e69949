import type { GivenUpMail } from '@pathwise/contracts/api/mails';
import { givenUpAccountMails } from '@pathwise/contracts/questions/auth';
import { givenUpAfter, type MailRecord, mails } from '@pathwise/service-kit/mail/mail.model';
import { conflict, invalid, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';

/** A mail's key has slashes, which a path has not. */
const idOf = (key: string) => Buffer.from(key).toString('base64url');
const keyOf = (id: string) => Buffer.from(id, 'base64url').toString();

/** A mail with the place that it has in the list. */
interface Listed {
  key: string;
  mail: GivenUpMail;
}

function listed({ _id: key, to = '', letter, reason = '', tries, at }: MailRecord): Listed {
  const about = { id: idOf(key), to, cause: causeOf(key), reason, tries, at: at.toISOString() };
  return { key, mail: { ...about, subject: letter?.subject ?? null, canSendAgain: letter !== undefined } };
}

const causeOf = (key: string) => key.split('/')[0] ?? '';

/** A page of admin's mails and of those about accounts, newest first. The cursor is time and key of the last one. Throws 503 without auth. */
export async function listGivenUpMails(
  deps: AdminDeps,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ page: GivenUpMail[]; next: string | undefined }> {
  const after = placeOf(cursor);
  const own = await givenUpAfter(deps.db, { after, limit: limit + 1 });
  const all = [...own.map(listed), ...(await aboutAccounts(deps, { after, limit: limit + 1 }))].sort(newestFirst);
  const page = all.slice(0, limit);
  const last = all.length > limit ? page.at(-1) : undefined;
  const next = last && idOf(`${Date.parse(last.mail.at)}|${last.key}`);
  return { page: page.map(({ mail }) => mail), next };
}

/** Auth keeps no text of them, because it may hold a link that signs somebody in. */
async function aboutAccounts(
  deps: AdminDeps,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<Listed[]> {
  const place = after && { after: { at: after.at.toISOString(), key: after.key } };
  const { mails: found } = await deps.ask(givenUpAccountMails, { ...place, limit }, { timeoutMs: 2_000 });
  return found.map(({ key, ...mail }) => ({
    key,
    mail: { ...mail, id: idOf(`auth/${key}`), cause: causeOf(key), subject: null, canSendAgain: false },
  }));
}

/** As the database sorts: by time, then by key. */
const newestFirst = (one: Listed, other: Listed): number =>
  Date.parse(other.mail.at) - Date.parse(one.mail.at) || (one.key < other.key ? 1 : -1);

interface Place {
  at: Date;
  key: string;
}

function placeOf(cursor: string | undefined): Place | undefined {
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
