import { adminApi } from '@pathwise/contracts/api/admin';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import { networkOf } from '@pathwise/service-kit/throttle/throttle.rules';
import type { AdminDeps } from '../deps.ts';
import { listMessages } from './list-messages.ts';
import { markMessage } from './mark-message.ts';
import { sendMessage } from './send-message.ts';

export const supportRoutes = (deps: AdminDeps) =>
  routes(adminApi, {
    sendSupportMessage: ({ caller, body, http }) =>
      sendMessage(deps, {
        message: body,
        userId: caller?.id ?? null,
        address: networkOf(http.clientAddress ?? 'unknown'),
      }),
    markSupportMessage: ({ params, body }) => markMessage(deps, { messageId: params.id, ...body }),
    listSupportMessages: async ({ query, http }) => {
      const { page, next } = await listMessages(deps, query);
      linkNext(http, { path: adminApi.operations.listSupportMessages.path, limit: query.limit, cursor: next });
      return page;
    },
  });
