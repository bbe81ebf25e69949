import { accessChanged } from '@pathwise/contracts/events/auth';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { bumpUser } from '../users/bump-user.ts';
import { endSessionsOf } from './end-session.ts';

/** Ends a person's sessions but the one they call from. Answers how many. */
export function endOtherSessions(
  deps: AuthDeps,
  input: { userId: string; currentId: string },
): Promise<{ ended: number }> {
  const { userId, currentId } = input;
  return deps.inTransaction(async (tx) => {
    const ended = await endSessionsOf(deps, tx, { userId, except: currentId });
    if (ended > 0) {
      const { version } = await bumpUser(deps, tx, { userId });
      await noteInAudit(deps, tx, { userId, what: 'other-sessions-ended' });
      await tx.emit(accessChanged, { userId, sessionId: null, version });
    }
    return { ended };
  });
}
