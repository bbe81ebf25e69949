import { billingApi } from '@pathwise/contracts/api/billing';
import { routes } from '@pathwise/service-kit/http/routes';
import type { BillingDeps } from '../deps.ts';
import { arePaymentsEnabled } from '../settings/payments-enabled.ts';
import { listPlans } from './list-plans.ts';

export const plansRoutes = (deps: BillingDeps) =>
  routes(billingApi, {
    listPlans: () => listPlans(deps),
    getPaymentStatus: async () => {
      const paymentsEnabled = await arePaymentsEnabled(deps);
      const { STRIPE_PUBLISHABLE_KEY: key, STRIPE_API_URL: apiUrl, STRIPE_PAGES_URL: pagesUrl = apiUrl } = deps.config;
      const demoUrl = (apiUrl && pagesUrl) ?? null;
      const isDemo = paymentsEnabled && demoUrl !== null;
      return {
        paymentsEnabled,
        publishableKey: paymentsEnabled ? (key ?? null) : null,
        isDemo,
        demoUrl: isDemo ? demoUrl : null,
      };
    },
  });
