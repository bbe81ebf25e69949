import type { AdminUser } from '@pathwise/contracts/api/users';
import { accessChanged, roleChanged } from '@pathwise/contracts/events/auth';
import { conflict, notFound, refused } from '@pathwise/service-kit/problem';
import { refuseLastAdmin } from '../account/refuse-last-admin.ts';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import { bumpUser } from '../users/bump-user.ts';
import { promoteToAdmin } from '../users/promote-to-admin.ts';
import { users } from '../users/user.model.ts';
import { toAdminUser } from './person-view.ts';

/** Makes the person with this address an admin; one who is an admin stays one. Throws 404 for an unknown address. */
export async function promoteUser(deps: AuthDeps, { email }: { email: string }): Promise<AdminUser> {
  const unknown = () => refused(404, 'not-found', 'Nobody has an account with this email address');
  if ((await promoteToAdmin(deps, { email })) === 'unknown') throw unknown();
  const user = await users(deps.db).findOne({ email }).lean();
  if (!user) throw unknown();
  return toAdminUser(user, deps.now());
}

/** Makes an admin a regular person and ends their sessions. Throws 409 for oneself, so that an admin is always left. */
export function demoteUser(
  deps: AuthDeps,
  { adminId, userId }: { adminId: string; userId: string },
): Promise<AdminUser> {
  if (userId === adminId) throw conflict('You cannot take your own admin role away. Another admin can.', 'own-account');
  return deps.inTransaction(async (tx) => {
    const before = await users(deps.db).findById(userId).session(tx.session).lean();
    if (!before) throw notFound('account');
    if (before.role !== 'admin') throw conflict('This person is no admin', 'no-admin');
    const user = await bumpUser(deps, tx, { userId, set: { role: 'regular', previewMode: null } });
    await refuseLastAdmin(deps, tx);
    await endSessionsOf(deps, tx, { userId });
    await noteInAudit(deps, tx, { userId, what: 'demoted' });
    tx.note({ personId: userId, before: { role: 'admin' }, after: { role: 'regular' } });
    const { version } = user;
    await tx.emit(roleChanged, { userId, role: 'regular', version });
    await tx.emit(accessChanged, { userId, sessionId: null, version });
    return toAdminUser(user, deps.now());
  });
}
