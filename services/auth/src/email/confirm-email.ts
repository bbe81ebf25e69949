import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { takeLink } from '../mail-links/take-link.ts';
import { emailTaken } from '../sign-in/register.ts';
import { fromAddress } from '../sign-in/throttle.rules.ts';
import { announceProfile } from '../users/announce-profile.ts';
import { bumpUser } from '../users/bump-user.ts';
import { users } from '../users/user.model.ts';
import { changedLetter } from './email.letters.ts';

/** Makes a pending address the account's own, by a mailed link. Throws 404 for a link that does not work, 409 for a taken address. */
export async function confirmEmail(deps: AuthDeps, input: { token: string; address: string }): Promise<void> {
  const counted = await countWithin(deps, [{ limit: fromAddress, subject: input.address }]);
  try {
    await deps.inTransaction((tx) => swapAddress(deps, tx, input.token));
  } catch (error) {
    throw isDuplicateKey(error) ? emailTaken() : error; // somebody registered it in this moment
  }
  await counted.takeBack();
}

async function swapAddress(deps: AuthDeps, tx: Parameters<typeof takeLink>[1], token: string): Promise<void> {
  const before = await takeLink(deps, tx, { token, purpose: 'email' });
  const { _id: userId, pendingEmail: email } = before;
  if (!email || (await users(deps.db).exists({ email }).session(tx.session))) throw emailTaken();
  const followed = before.contactEmail === before.email ? { contactEmail: null } : {}; // null follows the address
  const profileVersion = before.profileVersion + 1; // a form still open holds the address before
  const set = { email, pendingEmail: null, profileVersion, ...followed };
  const user = await bumpUser(deps, tx, { userId, set });
  await noteInAudit(deps, tx, { userId, what: 'email-changed' });
  const letter = changedLetter(deps.config.PUBLIC_URL, email);
  const key = `email-changed/${userId}/${user.version}`;
  await queueMail(deps, tx, { key, ownerId: userId, to: before.email, letter });
  await announceProfile(tx, user);
}
