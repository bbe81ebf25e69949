import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { AuthDeps } from '../deps.ts';
import { personOfLink, takeLink } from '../mail-links/take-link.ts';
import { refuseCommonPassword } from '../sign-in/refuse-common-password.ts';
import { fromAddress } from '../sign-in/throttle.rules.ts';
import { setPassword } from './set-password.ts';

/** Sets a new password by a mailed link. All sessions end. Throws 404 for a link that does not work, 422 for a common password. */
export async function resetPassword(
  deps: AuthDeps,
  input: { token: string; newPassword: string; address: string },
): Promise<void> {
  const { token, newPassword, address } = input;
  const counted = await countWithin(deps, [{ limit: fromAddress, subject: address }]);
  const person = await personOfLink(deps, { token, purpose: 'password' });
  await counted.takeBack();
  refuseCommonPassword(person, { password: newPassword, path: 'newPassword' }); // the link is not used up
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.inTransaction(async (tx) => {
    const { _id: userId } = await takeLink(deps, tx, { token, purpose: 'password' });
    await setPassword(deps, tx, { userId, passwordHash, what: 'password-reset' });
  });
}
