import { userDeleted } from '@pathwise/contracts/events/auth';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import { type UserRecord, users } from '../users/user.model.ts';
import { refuseLastAdmin } from './refuse-last-admin.ts';

/**
 * Takes an account out and announces it: each service erases the rest. Returns what it was, or undefined when it is gone already.
 * Throws 409 for the only admin.
 */
export async function eraseAccount(deps: AuthDeps, tx: Tx, userId: string): Promise<UserRecord | undefined> {
  const user = await users(deps.db).findOneAndDelete({ _id: userId }, { session: tx.session }).lean();
  if (!user) return undefined;
  if (user.role === 'admin') await refuseLastAdmin(deps, tx);
  await endSessionsOf(deps, tx, { userId });
  await tx.emit(userDeleted, { userId, version: user.version + 1 });
  return user;
}
