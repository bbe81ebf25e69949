import type { GivenUpMail } from '@pathwise/contracts/api/mails';
import { type MailRecord, mails } from '@pathwise/service-kit/mail/mail.model';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';

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
  const [time = '', key = ''] = cursor ? keyOf(cursor).split('|') : [];
  const before = new Date(Number(time));
  const older = cursor ? { $or: [{ at: trusted({ $lt: before }) }, { at: before, _id: trusted({ $lt: key }) }] } : {};
  const found = await mails(deps.db)
    .find({ state: 'given-up', ...older })
    .sort({ at: -1, _id: -1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { page: page.map(toGivenUp), next: last && idOf(`${last.at.getTime()}|${last._id}`) };
}

/** Queues a given-up mail again, under its key and so with the same Message-ID. Throws 404, and 409 when its text is erased. */
export async function sendMailAgain(deps: AdminDeps, { id }: { id: string }): Promise<void> {
  const _id = keyOf(id);
  await deps.inTransaction(async (tx) => {
    const mail = await mails(deps.db).findOne({ _id, state: 'given-up' }).session(tx.session).lean();
    if (!mail) throw notFound('mail');
    if (!mail.letter) throw conflict('The text of this mail is erased, so it cannot be sent again.');
    const fresh = { state: 'waiting' as const, tries: 0, nextTryAt: deps.now(), at: deps.now() };
    await mails(deps.db).updateOne({ _id }, { $set: fresh, $unset: { reason: 1 } }, { session: tx.session });
    tx.note({ target: 'mail', before: { state: 'given-up' }, after: { state: 'waiting' } });
  });
}
