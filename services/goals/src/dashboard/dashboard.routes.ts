import { goalsApi } from '@pathwise/contracts/api/goals';
import { routes } from '@pathwise/service-kit/http/routes';
import type { GoalsDeps } from '../deps.ts';
import { getDashboardStats } from './get-dashboard-stats.ts';

export const dashboardRoutes = (deps: GoalsDeps) =>
  routes(goalsApi, {
    getDashboardStats: ({ caller, today, timeZone }) =>
      getDashboardStats(deps, { ownerId: caller.id, today, timeZone }),
  });
