import { adminApi } from '@pathwise/contracts/api/admin';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import { networkOf } from '@pathwise/service-kit/throttle/throttle.rules';
import type { AdminDeps } from '../deps.ts';
import { listGivenUpMails, sendMailAgain } from './given-up.ts';
import { beginMailing, endMailing, firstFigures, getMailing, listMailings, setState } from './mailings.ts';
import { sendTestMail } from './send-test-mail.ts';
import { changePreferences, getPreferences, getUnsubscribe, unsubscribe } from './unsubscribe.ts';
import { previewToPerson, writeToPerson } from './write-to-person.ts';

const addressOf = (http: { clientAddress?: string | undefined }) => networkOf(http.clientAddress ?? 'unknown');

export const outgoingRoutes = (deps: AdminDeps) =>
  routes(adminApi, {
    sendTestEmail: ({ body, caller }) => sendTestMail(deps, { ...body, adminId: caller.id }),
    previewToPerson: ({ params, body }) => previewToPerson(deps, { userId: params.id, words: body }),
    writeToPerson: ({ params, body: { reportId, ...words }, caller }) =>
      writeToPerson(deps, { userId: params.id, words, reportId, adminId: caller.id }),
    sendWeeklyProgress: async () => firstFigures(deps, await beginMailing(deps, { type: 'weeklyProgress' })),
    sendToAll: async ({ params }) => firstFigures(deps, await beginMailing(deps, params), 2_000),
    listMailings: () => listMailings(deps),
    getMailing: ({ params }) => getMailing(deps, params),
    pauseMailing: ({ params }) => setState(deps, { ...params, state: 'paused' }),
    resumeMailing: ({ params }) => setState(deps, { ...params, state: 'running' }),
    endMailing: ({ params }) => endMailing(deps, params),
    listGivenUpMails: async ({ query, http }) => {
      const { page, next } = await listGivenUpMails(deps, query);
      linkNext(http, { path: adminApi.operations.listGivenUpMails.path, limit: query.limit, cursor: next });
      return page;
    },
    sendMailAgain: ({ params }) => sendMailAgain(deps, params),
    getUnsubscribe: ({ params, http }) => getUnsubscribe(deps, { ...params, address: addressOf(http) }),
    unsubscribe: ({ params, http }) => unsubscribe(deps, { ...params, address: addressOf(http) }),
    getEmailPreferences: ({ caller }) => getPreferences(deps, { userId: caller.id }),
    changeEmailPreferences: ({ caller, body }) => changePreferences(deps, { userId: caller.id, ...body }),
  });
