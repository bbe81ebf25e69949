import { adminApi } from '@pathwise/contracts/api/admin';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AdminDeps } from '../deps.ts';
import { discardDeadLetter, listDeadLetters, replayDeadLetter } from './dead-letters.ts';

export const deadLettersRoutes = (deps: AdminDeps) =>
  routes(adminApi, {
    listDeadLetters: async ({ query, http }) => {
      const { page, next } = await listDeadLetters(deps, query);
      linkNext(http, { path: adminApi.operations.listDeadLetters.path, limit: query.limit, cursor: next });
      return page;
    },
    replayDeadLetter: ({ params }) => replayDeadLetter(deps, params),
    discardDeadLetter: ({ params }) => discardDeadLetter(deps, params),
  });
