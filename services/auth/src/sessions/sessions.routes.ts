import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import { notFound } from '@pathwise/service-kit/problem';
import { noteInAudit } from '../audit/audit.model.ts';
import type { AuthDeps } from '../deps.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { sessionCookie } from './session-cookie.ts';

export const sessionsRoutes = (deps: AuthDeps) => {
  const cookie = sessionCookie(deps.config.PUBLIC_URL);
  return routes(authApi, {
    listSessions: ({ caller }) => listSessions(deps, { userId: caller.id, currentId: caller.sessionId }),
    endOtherSessions: ({ caller }) => endOtherSessions(deps, { userId: caller.id, currentId: caller.sessionId }),
    endSession: async ({ caller, params, http }) => {
      const ended = await deps.inTransaction(async (tx) => {
        if (!(await endSession(deps, tx, { userId: caller.id, sessionId: params.id }))) return false;
        await noteInAudit(deps, tx, { userId: caller.id, what: 'session-ended' });
        return true;
      });
      if (!ended) throw notFound('session');
      if (params.id === caller.sessionId) cookie.clear(http);
    },
  });
};
