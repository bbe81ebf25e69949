import { accessChanged, roleChanged } from '@pathwise/contracts/events/auth';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import { bumpUser } from './bump-user.ts';
import { users } from './user.model.ts';

export type Promotion = 'promoted' | 'already-admin' | 'unknown';

/** Makes a person an admin and ends all their sessions, because a session never gains rights after its start. */
export function promoteToAdmin(
  deps: Pick<AuthDeps, 'db' | 'inTransaction' | 'now' | 'newId'>,
  input: { email: string },
): Promise<Promotion> {
  return deps.inTransaction(async (tx) => {
    const user = await users(deps.db).findOne({ email: input.email }).session(tx.session).lean();
    if (!user) return 'unknown';
    if (user.role === 'admin') return 'already-admin';

    const { _id: userId, version } = await bumpUser(deps, tx, { userId: user._id, set: { role: 'admin' } });
    await endSessionsOf(deps, tx, { userId });
    await noteInAudit(deps, tx, { userId, what: 'promoted' });
    tx.note({ action: 'auth.promoteUser', personId: userId, before: { role: 'regular' }, after: { role: 'admin' } });
    await tx.emit(roleChanged, { userId, role: 'admin', version });
    await tx.emit(accessChanged, { userId, sessionId: null, version });
    return 'promoted';
  });
}
