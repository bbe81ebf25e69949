import { adminApi } from '@pathwise/contracts/api/admin';
import { routes } from '@pathwise/service-kit/http/routes';
import type { AdminDeps } from '../deps.ts';
import { listAutomationSettings, switchAutomation } from './settings.ts';

export const automationRoutes = (deps: AdminDeps) =>
  routes(adminApi, {
    listAutomationSettings: () => listAutomationSettings(deps),
    switchAutomation: ({ params, body }) => switchAutomation(deps, { ...params, ...body }),
  });
