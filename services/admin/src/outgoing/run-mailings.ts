import { nobody } from '@pathwise/contracts/events/acts';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { type RecipientRecord, recipients } from '../recipients/recipient.model.ts';
import type { Block } from '../templates/compose.rules.ts';
import { composeWith } from '../templates/compose-for.ts';
import { blocksOf, mondayOf, weekOfPerson } from '../weekly/progress-of.ts';
import { type MailingRecord, mailings } from './mailing.model.ts';
import { figuresOf } from './mailings.ts';

/** One transaction's people. The embedded database takes about a millisecond a command, and a transaction has seconds. */
const atOnce = 10;
/** One reading's people. SecantusDB's compiled form looks at everybody who is left (0.24 s of 100,000), however few are asked for. */
const onePage = 100;
/** No more than these wait for their first try, so a pause holds soon and the queue stays small. */
const mostUntried = 100;
/** No more than these wait at all: while the mail server is away a mailing waits with it. */
const mostWaiting = 1_000;
/** People of whom none could get a mail are left out after so many steps, about a second apart. */
const mostTries = 5;

/** True while the queue has room. Mails to many people are queued no faster than they are sent. */
export async function hasRoom(deps: AdminDeps): Promise<boolean> {
  const waiting = { state: 'waiting' as const };
  const untried = await mails(deps.db).countDocuments({ ...waiting, tries: 0 }, { limit: mostUntried });
  if (untried >= mostUntried) return false;
  return (await mails(deps.db).countDocuments(waiting, { limit: mostWaiting })) < mostWaiting;
}

export const mailingWork = (deps: AdminDeps) => ({
  name: 'mailings',
  findDue: () => mailings(deps.db).exists({ state: 'running' }),
  step: () => stepMailings(deps),
});

/**
 * Queues the next people of the first running mailing that has some left, or ends one of which no mail waits. True when there may be
 * more to do at once. A mailing that waits for its last mails, or whose mails cannot be made now, holds up none after it.
 */
export async function stepMailings(deps: AdminDeps): Promise<boolean> {
  const running = await mailings(deps.db).find({ state: 'running' }).sort({ _id: 1 }).lean();
  if (running.length === 0 || !(await hasRoom(deps))) return false;
  const failures: unknown[] = [];
  let isMoved = false;
  for (const mailing of running) {
    isMoved = await stepMailing(deps, mailing).catch((error: unknown) => {
      failures.push(error);
      return false;
    });
    if (isMoved) break;
  }
  if (failures.length > 0) throw failures[0]; // the worker logs it and takes the next step after a pause
  return isMoved;
}

/** Reads a page of the mailing's next people and queues their mails, as far as the queue has room. */
async function stepMailing(deps: AdminDeps, mailing: MailingRecord): Promise<boolean> {
  const page = await recipients(deps.db)
    .find({ _id: trusted({ $gt: mailing.cursor }) })
    .sort({ _id: 1 })
    .limit(onePage)
    .lean();
  if (page.length === 0) return end(deps, mailing);
  let here = mailing;
  for (let from = 0; from < page.length; from += atOnce) {
    const people = page.slice(from, from + atOnce);
    if (from > 0 && !(await hasRoom(deps))) break;
    if (!(await queueNext(deps, here, people))) break;
    here = { ...here, cursor: people.at(-1)?._id ?? '', tries: 0 };
  }
  return true;
}

/**
 * Queues the mails to the next people. Their place and their mails are one transaction: after a crash the mailing goes on with the
 * next person, and nobody is left out. False when the mailing is paused, or another process was first.
 */
async function queueNext(
  deps: AdminDeps,
  mailing: MailingRecord,
  people: readonly RecipientRecord[],
): Promise<boolean> {
  const readers = people.filter(({ email, isUnsubscribed }) => email && !isUnsubscribed);
  const { mailsTo, failures } = await mailsOf(deps, mailing, readers);
  if (failures.length > 0 && failures.length === readers.length) await tryAgain(deps, mailing, failures[0]);
  for (const error of failures) deps.log.warn({ error, mailing: mailing._id }, 'a mail to everybody is left out');
  const leftOut = failures.length;
  const here = { _id: mailing._id, state: 'running' as const, cursor: mailing.cursor };
  const change = {
    $set: { cursor: people.at(-1)?._id ?? '' },
    $unset: { tries: 1 as const },
    ...(leftOut > 0 ? { $inc: { leftOut } } : {}),
  };
  return await deps.inTransaction(async (tx) => {
    const moved = await mailings(deps.db).updateOne(here, change, { session: tx.session });
    if (moved.matchedCount === 0) return false;
    const still = await stillWanted(deps, tx, mailsTo);
    for (const mail of mailsTo) if (still.has(mail.ownerId)) await queue(deps, tx, { mail, group: mailing._id });
    return true;
  });
}

/** The mails to some people. One person's fault stops nobody's mail. */
async function mailsOf(deps: AdminDeps, mailing: MailingRecord, readers: readonly RecipientRecord[]) {
  const made = await Promise.allSettled(readers.map((reader) => mailTo(deps, mailing, reader)));
  const failures = made.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  const mailsTo = made.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  return { mailsTo, failures };
}

/**
 * Called when no mail of a step could be made. While a service is away it always throws, so the mailing waits for the service.
 * Otherwise it throws until enough steps have failed. Then the mailing goes on without these people, whose data is broken.
 */
async function tryAgain(deps: AdminDeps, { _id, type, cursor, tries = 0 }: MailingRecord, failure: unknown) {
  if (type === 'weeklyProgress') await weekOfPerson(deps, { userId: nobody, timeZone: 'UTC' });
  if (tries + 1 >= mostTries) return;
  await mailings(deps.db).updateOne({ _id, cursor }, { $set: { tries: tries + 1 } });
  throw failure;
}

type Mail = Parameters<typeof queueMail>[2] & { ownerId: string };

/** The mail to one person. Undefined for a weekly mail without anything to say. Throws 503 while goals or planner is away. */
async function mailTo(deps: AdminDeps, mailing: MailingRecord, reader: RecipientRecord): Promise<Mail | undefined> {
  const { _id: ownerId, email: to } = reader;
  const { type, subject, html } = mailing;
  let blocks: Readonly<Record<string, Block>> = {};
  if (type === 'weeklyProgress') {
    const week = await weekOfPerson(deps, { userId: ownerId, timeZone: reader.timeZone });
    if (!week) return undefined;
    blocks = blocksOf(week);
  }
  const letter = composeWith(deps, { template: { subject, html }, reader, blocks });
  // The same key as the Monday mail's: nobody gets two of one week.
  const key = type === 'weeklyProgress' ? weeklyKey(reader, deps.now()) : `mailing/${mailing._id}/${ownerId}`;
  return { key, ownerId, to, letter };
}

export const weeklyKey = ({ _id, timeZone }: Pick<RecipientRecord, '_id' | 'timeZone'>, at: Date) =>
  `weeklyProgress/${_id}/${mondayOf(timeZone, at)}`;

/** Those who have not unsubscribed since the step began. */
async function stillWanted(deps: AdminDeps, { session }: Tx, mailsTo: readonly Mail[]): Promise<Set<string>> {
  const which = { _id: trusted({ $in: mailsTo.map(({ ownerId }) => ownerId) }), isUnsubscribed: false };
  const rows = await recipients(deps.db).find(which, { _id: 1 }).session(session).lean();
  return new Set(rows.map(({ _id }) => _id));
}

/** Nothing is queued for somebody whose account is erased. */
async function queue(deps: AdminDeps, tx: Tx, { mail, group }: { mail: Mail; group: string }): Promise<void> {
  if ((await deps.account.enterIfOpen(tx, mail.ownerId)) !== undefined) await queueMail(deps, tx, { ...mail, group });
}

async function end(deps: AdminDeps, { _id }: MailingRecord): Promise<boolean> {
  const { sent, failed, waiting } = await figuresOf(deps, _id);
  if (waiting > 0) return false;
  const done = { state: 'done' as const, cursor: '', figures: { sent, failed }, finishedAt: deps.now() };
  await mailings(deps.db).updateOne({ _id, state: 'running' }, { $set: done, $unset: { openType: 1 } });
  return true;
}
