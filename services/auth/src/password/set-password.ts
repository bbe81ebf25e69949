import { accessChanged } from '@pathwise/contracts/events/auth';
import { queueMail } from '@pathwise/service-kit/mail/queue-mail';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import { bumpUser } from '../users/bump-user.ts';
import { changedLetter } from './password.letters.ts';

/**
 * Stores a new password, ends the person's sessions but the one that `keeps` names, drops a pending address, and notifies them by mail.
 * Mailed links are void from now on, because they are bound to the password before.
 */
export async function setPassword(
  deps: AuthDeps,
  tx: Tx,
  input: { userId: string; passwordHash: string; keeps?: string; what: 'password-changed' | 'password-reset' },
): Promise<void> {
  const { userId, passwordHash, keeps, what } = input;
  const { email, version } = await bumpUser(deps, tx, { userId, set: { passwordHash, pendingEmail: null } });
  await endSessionsOf(deps, tx, { userId, ...(keeps ? { except: keeps } : {}) });
  await noteInAudit(deps, tx, { userId, what });
  const letter = changedLetter(deps.config.PUBLIC_URL);
  await queueMail(deps, tx, { key: `password-changed/${userId}/${version}`, ownerId: userId, to: email, letter });
  await tx.emit(accessChanged, { userId, sessionId: null, version });
}
