import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { addressOf } from '../sign-in/address-of.ts';
import { cancelEmail } from './cancel-email.ts';
import { confirmEmail } from './confirm-email.ts';

export const emailRoutes = (deps: AuthDeps) =>
  routes(authApi, {
    confirmEmail: ({ body, http }) => confirmEmail(deps, { token: body.token, address: addressOf(http) }),
    cancelEmail: ({ caller }) => cancelEmail(deps, { userId: caller.id }),
  });
