import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { addressOf } from '../sign-in/address-of.ts';
import { deleteAccount } from './delete-account.ts';

export const accountRoutes = (deps: AuthDeps) => {
  const cookie = sessionCookie(deps.config.PUBLIC_URL);
  return routes(authApi, {
    deleteAccount: async ({ caller, body, signal, http }) => {
      await deleteAccount(deps, { userId: caller.id, ...body, address: addressOf(http), signal });
      cookie.leave(http);
    },
  });
};
