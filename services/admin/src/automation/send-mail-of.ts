import type { MailTrigger } from '@pathwise/contracts/mail';
import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { unavailable } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';
import { composeWith } from '../templates/compose-for.ts';
import { findTemplate } from '../templates/find-template.ts';
import { isOn } from './settings.ts';

const tooLateAfterMs = 86_400_000;

interface Cause {
  trigger: MailTrigger;
  userId: string;
  /** The mail's key: one mail of this trigger is sent for it. */
  about: string;
  /** The event's time. */
  time: string;
  goalTitle?: string;
}

/**
 * Queues the mail of a trigger in the transaction of its event. Nothing is sent for an event older than a day: a service that
 * reads the stream from its beginning would otherwise send every mail again. Throws 503 while auth's events about the person
 * have not come, so that the event is delivered again.
 */
export async function sendMailOf(deps: AdminDeps, tx: Tx, cause: Cause): Promise<void> {
  const { trigger, userId, about, time, goalTitle = '' } = cause;
  if (deps.now().getTime() - Date.parse(time) > tooLateAfterMs) return;
  if (!(await isOn(deps, tx, trigger))) return;
  if ((await deps.account.enterIfOpen(tx, userId)) === undefined) return;
  const recipient = await recipients(deps.db).findById(userId).session(tx.session).lean();
  if (!recipient?.email) throw unavailable('nothing is known of this person yet');
  if (recipient.isUnsubscribed) return;
  const template = await findTemplate(deps, trigger, tx.session);
  const letter = composeWith(deps, { template, reader: recipient, goalTitle });
  await queueMail(deps, tx, { key: `${trigger}/${about}`, ownerId: userId, to: recipient.email, letter });
}
