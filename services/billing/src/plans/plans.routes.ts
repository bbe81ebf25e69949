import { billingApi } from '@pathwise/contracts/api/billing';
import { routes } from '@pathwise/service-kit/http/routes';
import type { BillingDeps } from '../deps.ts';
import { listPlans } from './list-plans.ts';

export const plansRoutes = (deps: BillingDeps) =>
  routes(billingApi, {
    listPlans: () => listPlans(deps),
    getPaymentStatus: () => ({ paymentsEnabled: false, publishableKey: null, isDemo: false, demoUrl: null }),
  });
