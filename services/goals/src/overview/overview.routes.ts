import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import type { GoalsDeps } from '../deps.ts';
import { changeOverview } from './change-overview.ts';

export const overviewRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    changeOverview: ({ caller, params, body }) =>
      changeOverview(deps, { goalId: params.id, ownerId: caller.id, ...body }),
  });
