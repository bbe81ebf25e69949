import { adminApi } from '@pathwise/contracts/api/admin';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AdminDeps } from '../deps.ts';
import { getAnalytics } from './get-analytics.ts';
import { getStats } from './get-stats.ts';

export const figuresRoutes = (deps: AdminDeps) =>
  routes(adminApi, {
    getStats: ({ today, timeZone }) => getStats(deps, { today, timeZone }),
    getAnalytics: ({ query, today, timeZone }) => getAnalytics(deps, { ...query, today, timeZone }),
  });
