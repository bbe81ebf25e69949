import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import { notFound } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { sessionCookie } from './session-cookie.ts';

export const sessionsRoutes = (deps: AuthDeps) => {
  const cookie = sessionCookie(deps.config.PUBLIC_URL);
  return routes(authApi, {
    listSessions: ({ caller }) => listSessions(deps, { userId: caller.id, currentId: caller.sessionId }),
    endSession: async ({ caller, params, http }) => {
      const ended = await deps.inTransaction((tx) => endSession(deps, tx, { userId: caller.id, sessionId: params.id }));
      if (!ended) throw notFound('session');
      if (params.id === caller.sessionId) cookie.clear(http);
    },
  });
};
