import { authApi, type User } from '@pathwise/contracts/api/auth';
import type { Caller } from '@pathwise/service-kit/http/caller';
import type { HttpExchange } from '@pathwise/service-kit/http/handler';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { endSession } from '../sessions/end-session.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { addressOf } from './address-of.ts';
import { createCheckPassword } from './check-password.ts';
import { logIn, type SignedIn } from './log-in.ts';
import { register } from './register.ts';
import { createSignInQueue } from './sign-in-queue.ts';

/** A sign-in makes some twelve calls to the database. Many at once hold up other people's calls there. */
const signInsAtOnce = 2;
const mostWaiting = 64;

const heldBy = (caller: Caller | undefined) => caller && { userId: caller.id, sessionId: caller.sessionId };

export const signInRoutes = (deps: AuthDeps) => {
  const cookie = sessionCookie(deps.config.PUBLIC_URL);
  const queued = createSignInQueue({ atOnce: signInsAtOnce, waiting: mostWaiting });
  const toLogIn = { ...deps, checkPassword: createCheckPassword(deps), queued };
  const admit = ({ user, token }: SignedIn, http: HttpExchange): User => {
    cookie.set(http, { token, role: user.role });
    return user;
  };
  return routes(authApi, {
    register: async ({ body, caller, timeZone, http }) => {
      const who = { address: addressOf(http), userAgent: http.userAgent, held: heldBy(caller) };
      return admit(await register(deps, { registration: body, timeZone, ...who }), http);
    },
    login: async ({ body, caller, signal, http }) => {
      const who = { address: addressOf(http), userAgent: http.userAgent, held: heldBy(caller) };
      return admit(await logIn(toLogIn, { ...body, ...who, signal }), http);
    },
    logout: async ({ caller, http }) => {
      cookie.leave(http); // first, so the browser drops it even when ending the session fails
      const held = heldBy(caller);
      if (held) await deps.inTransaction((tx) => endSession(deps, tx, held));
    },
  });
};
