import { socialApi } from '@pathwise/contracts/api/social';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { SocialDeps } from '../deps.ts';
import { dismissReport, hideReported, showReported } from './decide-report.ts';
import { fileReport } from './file-report.ts';
import { listReports } from './list-reports.ts';

export const reportsRoutes = (deps: SocialDeps) =>
  routes(socialApi, {
    fileReport: ({ caller, body }) => fileReport(deps, { reporter: caller, ...body }),
    listReports: async ({ query, http }) => {
      const { page, next } = await listReports(deps, query);
      linkNext(http, {
        path: socialApi.operations.listReports.path,
        limit: query.limit,
        cursor: next,
        query: { state: query.state },
      });
      return page;
    },
    hideReported: ({ params }) => hideReported(deps, { reportId: params.id }),
    dismissReport: ({ params }) => dismissReport(deps, { reportId: params.id }),
    showReported: ({ params }) => showReported(deps, { reportId: params.id }),
  });
