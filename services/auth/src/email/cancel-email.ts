import { signedOut } from '@pathwise/service-kit/problem';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { announceProfile } from '../users/announce-profile.ts';
import { bumpUser } from '../users/bump-user.ts';
import { users } from '../users/user.model.ts';

/** Drops a pending address; its link is void from now on. Without one nothing happens. */
export function cancelEmail(deps: AuthDeps, input: { userId: string }): Promise<void> {
  const { userId } = input;
  return deps.inTransaction(async (tx) => {
    const before = await users(deps.db).findById(userId).session(tx.session).lean();
    if (!before) throw signedOut();
    if (!before.pendingEmail) return;
    const user = await bumpUser(deps, tx, { userId, set: { pendingEmail: null } });
    await noteInAudit(deps, tx, { userId, what: 'email-change-cancelled' });
    await announceProfile(tx, user);
  });
}
