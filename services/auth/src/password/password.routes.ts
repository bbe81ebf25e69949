import { authApi } from '@pathwise/contracts/api/auth';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { addressOf } from '../sign-in/address-of.ts';
import type { AfterAnswer } from './after-answer.ts';
import { askForReset } from './ask-for-reset.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

export const passwordRoutes = (deps: AuthDeps & { afterAnswer: AfterAnswer }) =>
  routes(authApi, {
    forgetPassword: ({ body, http }) => askForReset(deps, { email: body.email, address: addressOf(http) }),
    resetPassword: ({ body, http }) => resetPassword(deps, { ...body, address: addressOf(http) }),
    changePassword: ({ caller, body, signal, http }) => {
      const who = { userId: caller.id, sessionId: caller.sessionId, address: addressOf(http), signal };
      return changePassword(deps, { ...body, ...who });
    },
  });
