import { userDeleted } from '@pathwise/contracts/events/auth';
import { signedOut } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { users } from '../users/user.model.ts';
import { refuseLastAdmin } from './refuse-last-admin.ts';

/**
 * Deletes an account for good. The address is free and every session has ended at the commit. Each service, this one included,
 * erases the rest when it takes the event. Throws 403 for a wrong password and 409 for the only admin.
 */
export async function deleteAccount(
  deps: AuthDeps,
  input: { userId: string; password: string; address: string; signal: AbortSignal },
): Promise<void> {
  const { userId } = input;
  await confirmPassword(deps, input);
  await deps.inTransaction(async (tx) => {
    const user = await users(deps.db).findOneAndDelete({ _id: userId }, { session: tx.session }).lean();
    if (!user) throw signedOut();
    if (user.role === 'admin') await refuseLastAdmin(deps, tx);
    await endSessionsOf(deps, tx, { userId });
    await tx.emit(userDeleted, { userId, version: user.version + 1 });
  });
}
