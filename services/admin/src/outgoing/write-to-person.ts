import { htmlOf, textOf } from '@pathwise/service-kit/mail/letter';
import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { notFound } from '@pathwise/service-kit/problem';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { Limit } from '@pathwise/service-kit/throttle/throttle.rules';
import type { ClientSession } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';
import { letterToPerson } from './letter-to-person.rules.ts';

const perAdmin: Limit = { name: 'messages-of-admin', windowMs: 3_600_000, most: 30 };
/** However many admins write: a person is not to be flooded. */
const perPerson: Limit = { name: 'messages-to-person', windowMs: 86_400_000, most: 5 };

interface Writing {
  userId: string;
  words: { subject: string; text: string };
}

async function letterFor(deps: AdminDeps, { userId, words }: Writing, session: ClientSession | null = null) {
  const person = await recipients(deps.db).findById(userId).session(session).lean();
  if (!person?.email) throw notFound('person');
  const { email: to, firstName } = person;
  return { to, letter: letterToPerson({ ...words, firstName, supportEmail: deps.config.SUPPORT_EMAIL }) };
}

/** The mail that a message makes. Throws 404 for a person whom no mail reaches. */
export async function previewToPerson(deps: AdminDeps, writing: Writing) {
  const { letter } = await letterFor(deps, writing);
  return { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
}

/**
 * Mails a message to one person, also to one who has unsubscribed from other mails. Throws 404 for an unknown person, and 429 after
 * thirty in an hour by one admin or five in a day to one person. The audit log says that it was written, and not its words.
 */
export async function writeToPerson(
  deps: AdminDeps,
  { adminId, reportId, ...writing }: Writing & { adminId: string; reportId: string | undefined },
): Promise<void> {
  const { userId } = writing;
  await letterFor(deps, writing); // an unknown person counts for nothing
  const counted = [
    { limit: perAdmin, subject: adminId },
    { limit: perPerson, subject: userId },
  ];
  await countWithin(deps, counted);
  await deps.inTransaction(async (tx) => {
    if ((await deps.account.enterIfOpen(tx, userId)) === undefined) throw notFound('person');
    const { to, letter } = await letterFor(deps, writing, tx.session);
    await queueMail(deps, tx, { key: `message/${deps.newId()}`, ownerId: userId, to, letter });
    tx.note({ personId: userId, target: reportId && `report:${reportId}`, after: { queued: 1 } });
  });
}
