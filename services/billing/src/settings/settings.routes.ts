import { billingApi } from '@pathwise/contracts/api/billing';
import { routes } from '@pathwise/service-kit/http/routes';
import type { BillingDeps } from '../deps.ts';
import { arePaymentsEnabled, setPaymentsEnabled } from './payments-enabled.ts';

export const settingsRoutes = (deps: BillingDeps) =>
  routes(billingApi, {
    setPaymentsEnabled: async ({ caller, body: { value, description = '' } }) => {
      await setPaymentsEnabled(deps, { value: value === 'true', description, adminId: caller.id });
      return { value, description, paymentsEnabled: await arePaymentsEnabled(deps) };
    },
  });
