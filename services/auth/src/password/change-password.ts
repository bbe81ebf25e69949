import { conflict } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { refuseCommonPassword } from '../sign-in/refuse-common-password.ts';
import { users } from '../users/user.model.ts';
import { setPassword } from './set-password.ts';

/** Changes a person's password. Throws 403 for a wrong current one, 422 for a common new one. Other sessions end. */
export async function changePassword(
  deps: AuthDeps,
  input: {
    userId: string;
    sessionId: string;
    currentPassword: string;
    newPassword: string;
    address: string;
    signal: AbortSignal;
  },
): Promise<void> {
  const { userId, sessionId, currentPassword, newPassword, address, signal } = input;
  const before = await confirmPassword(deps, { userId, password: currentPassword, address, signal });
  refuseCommonPassword(before, { password: newPassword, path: 'newPassword' });
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.inTransaction(async (tx) => {
    const same = { _id: userId, passwordHash: before.passwordHash };
    if (!(await users(deps.db).exists(same).session(tx.session)))
      throw conflict('Your password was changed somewhere else in the meantime.', 'password-changed');
    await setPassword(deps, tx, { userId, passwordHash, keeps: sessionId, what: 'password-changed' });
  });
}
