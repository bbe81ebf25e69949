import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { countAttempt, countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { AuthDeps } from '../deps.ts';
import { makeLink } from '../mail-links/make-link.ts';
import { accountAndAddress, fromAddress, resetMails } from '../sign-in/throttle.rules.ts';
import { users } from '../users/user.model.ts';
import type { AfterAnswer } from './after-answer.ts';
import { resetLetter } from './password.letters.ts';

/**
 * Mails a link for a new password, if the address has an account. The answer comes before anybody is looked up, so neither its words
 * nor its time tell whether there is one. Throws 429 like a sign-in.
 */
export async function askForReset(
  deps: AuthDeps & { afterAnswer: AfterAnswer },
  input: { email: string; address: string },
): Promise<void> {
  const { email, address } = input;
  await countWithin(deps, [
    { limit: fromAddress, subject: address },
    { limit: accountAndAddress, subject: `forgotten ${email} ${address}` },
  ]);
  deps.afterAnswer.begin(() => sendResetLink(deps, email));
}

async function sendResetLink(deps: AuthDeps, email: string): Promise<void> {
  const known = await users(deps.db).findOne({ email }, { _id: 1 }).lean();
  if (!known) return;
  // Nobody can fill a mailbox from many addresses, and nobody is locked out: the links of the mails before still work.
  if ((await countAttempt(deps, { limit: resetMails, subject: known._id })).count > resetMails.most) return;
  await deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, known._id);
    const user = await users(deps.db).findById(known._id).session(tx.session).lean();
    if (user?.email !== email) return; // deleted or changed in this moment
    const { url, key } = await makeLink(deps, tx, { user, purpose: 'password' });
    await queueMail(deps, tx, { key: `reset/${key}`, ownerId: user._id, to: email, letter: resetLetter(url) });
  });
}
