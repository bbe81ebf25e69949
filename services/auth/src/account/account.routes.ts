import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { addressOf } from '../sign-in/address-of.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export const accountRoutes = (deps: AuthDeps) => {
  const cookie = sessionCookie(deps.config.PUBLIC_URL);
  return routes(authApi, {
    exportAccount: async ({ caller, signal, http }) => {
      const { archive, bytes } = await exportAccount(deps, { userId: caller.id, signal });
      http.setHeader('content-disposition', 'attachment; filename="pathwise-archive.json"');
      http.setHeader('content-length', String(bytes));
      http.setHeader('cache-control', 'no-store');
      return archive;
    },
    deleteAccount: async ({ caller, body, signal, http }) => {
      await deleteAccount(deps, { userId: caller.id, ...body, address: addressOf(http), signal });
      cookie.leave(http);
    },
  });
};
