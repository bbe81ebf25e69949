import { billingApi } from '@pathwise/contracts/api/billing';
import { routes } from '@pathwise/service-kit/http/routes';
import type { BillingDeps } from '../deps.ts';
import { grantPremium, revokePremium } from './grant-premium.ts';

export const grantsRoutes = (deps: BillingDeps) =>
  routes(billingApi, {
    grantPremium: ({ caller, params, body }) =>
      grantPremium(deps, { userId: params.id, adminId: caller.id, duration: body?.duration ?? 'lifetime' }),
    revokePremium: ({ caller, params }) => revokePremium(deps, { userId: params.id, adminId: caller.id }),
  });
