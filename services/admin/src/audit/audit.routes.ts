import { adminApi } from '@pathwise/contracts/api/admin';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AdminDeps } from '../deps.ts';
import { exportActs, listActs } from './list-acts.ts';

export const auditRoutes = (deps: AdminDeps) =>
  routes(adminApi, {
    listAudit: async ({ query: { limit, cursor, ...asked }, timeZone, http }) => {
      const { page, next } = await listActs(deps, { filter: { ...asked, timeZone }, limit, cursor });
      const query = Object.fromEntries(
        Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      );
      linkNext(http, { path: adminApi.operations.listAudit.path, limit, cursor: next, query });
      return page;
    },
    exportAudit: ({ query, timeZone, http }) => {
      http.setHeader('content-disposition', 'attachment; filename="pathwise-audit.csv"');
      http.setHeader('cache-control', 'no-store');
      return exportActs(deps, { ...query, timeZone });
    },
  });
