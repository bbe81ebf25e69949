import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { makeLink } from '../mail-links/make-link.ts';
import { addressChanges } from '../sign-in/throttle.rules.ts';
import { type UserRecord, users } from '../users/user.model.ts';
import { askedLetter, confirmLetter } from './email.letters.ts';

/** Counts a wish for another address before anything is mailed. Throws 429 beyond the limit. */
export async function countAddressChange(deps: AuthDeps, input: { userId: string; email: string }): Promise<void> {
  const { userId, email } = input;
  if (await users(deps.db).exists({ _id: userId, email })) return;
  await countWithin(deps, [{ limit: addressChanges, subject: userId }]);
}

/**
 * Mails a link to a pending address and notifies the address so far. `user` has the pending address already. Whether somebody else has
 * that address makes no difference here: it is found out when the link is used.
 */
export async function mailPendingAddress(
  deps: AuthDeps,
  tx: Tx,
  input: { user: UserRecord; to: string },
): Promise<void> {
  const { user, to } = input;
  const ownerId = user._id;
  const { url, key } = await makeLink(deps, tx, { user, purpose: 'email' });
  await queueMail(deps, tx, { key: `confirm-email/${key}`, ownerId, to, letter: confirmLetter(url) });
  const letter = askedLetter(deps.config.PUBLIC_URL, to);
  await queueMail(deps, tx, { key: `email-asked/${key}`, ownerId, to: user.email, letter });
  await noteInAudit(deps, tx, { userId: ownerId, what: 'email-change-asked' });
}
