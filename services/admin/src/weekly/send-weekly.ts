import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { trusted } from 'mongoose';
import { isOn } from '../automation/settings.ts';
import { nextWeeklyAt } from '../automation/weekly-time.rules.ts';
import type { AdminDeps } from '../deps.ts';
import { hasRoom, weeklyKey } from '../outgoing/run-mailings.ts';
import { type RecipientRecord, recipients } from '../recipients/recipient.model.ts';
import { composeWith } from '../templates/compose-for.ts';
import { findTemplate } from '../templates/find-template.ts';
import { blocksOf, weekOfPerson } from './progress-of.ts';
import type { WeekTold } from './week-of.rules.ts';

const atOnce = 10;
const againAfterMs = 5 * 60_000;
/** A mail that could not be made on its Monday is left out: on Tuesday its week has begun. */
const patienceMs = 12 * 3_600_000;

export const weeklyWork = (deps: AdminDeps) => ({
  name: 'weekly-mails',
  findDue: () => recipients(deps.db).exists({ weeklyAt: trusted({ $lte: deps.now() }) }),
  step: () => sendDueWeekly(deps),
});

/**
 * Queues the weekly mails that are due. True when there may be more. A person's next Monday and the mail are one transaction, and the
 * mail's key names the week: whatever crashes, nobody gets two and nobody is left out.
 */
export async function sendDueWeekly(deps: AdminDeps): Promise<boolean> {
  const due = await recipients(deps.db)
    .find({ weeklyAt: trusted({ $lte: deps.now() }) })
    .sort({ weeklyAt: 1 })
    .limit(atOnce)
    .lean();
  if (due.length === 0 || !(await hasRoom(deps))) return false;
  await Promise.all(due.map((recipient) => sendTo(deps, recipient)));
  return due.length === atOnce;
}

async function sendTo(deps: AdminDeps, recipient: RecipientRecord): Promise<void> {
  const { _id: userId, email, isUnsubscribed, timeZone, weeklyAt } = recipient;
  const monday = nextWeeklyAt(timeZone, new Date(weeklyAt.getTime() - 7 * 86_400_000 + 1));
  const isTooLate = deps.now().getTime() - Math.min(monday.getTime(), weeklyAt.getTime()) > patienceMs;
  if (isTooLate || !email || isUnsubscribed) return moveOn(deps, { recipient, week: undefined });
  let week: WeekTold | undefined;
  try {
    week = await weekOfPerson(deps, { userId, timeZone });
  } catch (error) {
    deps.log.warn({ error }, 'a weekly mail is made later');
    const later = new Date(deps.now().getTime() + againAfterMs);
    await recipients(deps.db).updateOne({ _id: userId, weeklyAt }, { $set: { weeklyAt: later } });
    return;
  }
  await moveOn(deps, { recipient, week });
}

/** Sets the person's next Monday, and queues the mail where there is something to say. */
async function moveOn(
  deps: AdminDeps,
  { recipient, week }: { recipient: RecipientRecord; week: WeekTold | undefined },
): Promise<void> {
  const { _id: userId, weeklyAt } = recipient;
  await deps.inTransaction(async (tx) => {
    const { session } = tx;
    if ((await deps.account.enterIfOpen(tx, userId)) === undefined) return;
    const now = await recipients(deps.db).findOne({ _id: userId, weeklyAt }).session(session).lean();
    if (!now) return; // another process was faster
    const next = nextWeeklyAt(now.timeZone, deps.now());
    await recipients(deps.db).updateOne({ _id: userId }, { $set: { weeklyAt: next } }, { session });
    if (!week || now.isUnsubscribed || !(await isOn(deps, tx, 'weeklyProgress'))) return;
    const template = await findTemplate(deps, 'weeklyProgress', session);
    const letter = composeWith(deps, { template, reader: now, blocks: blocksOf(week) });
    await queueMail(deps, tx, { key: weeklyKey(now, deps.now()), ownerId: userId, to: now.email, letter });
  });
}
