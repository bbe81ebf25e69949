import { plannerApi } from '@pathwise/contracts/api/planner';
import { routes } from '@pathwise/service-kit/http/routes';
import type { PlannerDeps } from '../deps.ts';
import { searchPlan } from './search-plan.ts';

export const searchRoutes = (deps: PlannerDeps) =>
  routes(plannerApi, {
    searchPlan: ({ caller, query }) => searchPlan(deps, { ownerId: caller.id, ...query }),
  });
