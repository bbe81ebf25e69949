import { authApi } from '@pathwise/contracts/api/auth';
import type { HttpExchange } from '@pathwise/service-kit/http/handler';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AuthDeps } from '../deps.ts';
import { demoteUser, promoteUser } from './change-role.ts';
import { deletePeople } from './delete-people.ts';
import { exportEmails, exportPeople } from './export-people.ts';
import { countPeople } from './find-people.ts';
import { listPeople } from './list-people.ts';
import { getPreview, setPreview } from './preview.ts';

function downloadAs(http: HttpExchange, name: string): void {
  http.setHeader('content-disposition', `attachment; filename="${name}"`);
  http.setHeader('cache-control', 'no-store');
}

const { path } = authApi.operations.listUsers;

export const peopleRoutes = (deps: AuthDeps) =>
  routes(authApi, {
    listUsers: async ({ query: { limit, cursor, sort, ...filter }, timeZone, http }) => {
      const { page, next } = await listPeople(deps, { filter, timeZone, sort, limit, cursor });
      const given = Object.entries({ ...filter, sort }).flatMap(([name, value]) => (value ? [[name, value]] : []));
      linkNext(http, { path, limit, cursor: next, query: Object.fromEntries(given) });
      return page;
    },
    countUsers: async ({ query: filter, timeZone }) => ({ count: await countPeople(deps, { filter, timeZone }) }),
    deleteUsers: ({ caller, body: { userIds } }) => deletePeople(deps, { adminId: caller.id, userIds }),
    promoteUser: ({ body: { email } }) => promoteUser(deps, { email }),
    demoteUser: ({ caller, body: { userId } }) => demoteUser(deps, { adminId: caller.id, userId }),
    exportEmails: ({ http }) => {
      downloadAs(http, 'pathwise-emails.txt');
      return exportEmails(deps);
    },
    exportUsers: ({ http }) => {
      downloadAs(http, 'pathwise-users.csv');
      return exportPeople(deps);
    },
    getPreviewMode: ({ caller }) => getPreview(deps, { userId: caller.id }),
    setPreviewMode: ({ caller, body: { previewMode } }) => setPreview(deps, { userId: caller.id, previewMode }),
  });
