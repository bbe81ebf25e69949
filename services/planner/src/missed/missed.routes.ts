import { plannerApi } from '@pathwise/contracts/api/planner';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import type { PlannerDeps } from '../deps.ts';
import { decideMissed } from './decide-missed.ts';
import { listMissed } from './list-missed.ts';

export const missedRoutes = (deps: PlannerDeps) =>
  routes(plannerApi, {
    listMissed: async ({ caller, query, today, http }) => {
      const { page, next } = await listMissed(deps, { ownerId: caller.id, today, ...query });
      linkNext(http, { path: plannerApi.operations.listMissed.path, limit: query.limit, cursor: next });
      return page;
    },
    decideMissed: ({ caller, body, today }) => decideMissed(deps, { ownerId: caller.id, today, ...body }),
  });
