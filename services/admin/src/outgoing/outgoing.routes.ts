import { adminApi } from '@pathwise/contracts/api/admin';
import { routes } from '@pathwise/service-kit/http/routes';
import { networkOf } from '@pathwise/service-kit/throttle/throttle.rules';
import type { AdminDeps } from '../deps.ts';
import { sendTestMail } from './send-test-mail.ts';
import { changePreferences, getPreferences, getUnsubscribe, unsubscribe } from './unsubscribe.ts';

const addressOf = (http: { clientAddress?: string | undefined }) => networkOf(http.clientAddress ?? 'unknown');

export const outgoingRoutes = (deps: AdminDeps) =>
  routes(adminApi, {
    sendTestEmail: ({ body, caller }) => sendTestMail(deps, { ...body, adminId: caller.id }),
    getUnsubscribe: ({ params, http }) => getUnsubscribe(deps, { ...params, address: addressOf(http) }),
    unsubscribe: ({ params, http }) => unsubscribe(deps, { ...params, address: addressOf(http) }),
    getEmailPreferences: ({ caller }) => getPreferences(deps, { userId: caller.id }),
    changeEmailPreferences: ({ caller, body }) => changePreferences(deps, { userId: caller.id, ...body }),
  });
