import { billingApi } from '@pathwise/contracts/api/billing';
import { routes } from '@pathwise/service-kit/http/routes';
import { conflict, refused } from '@pathwise/service-kit/problem';
import type { BillingDeps } from '../deps.ts';
import { paymentsDisabled } from '../settings/payments-enabled.ts';
import { getSubscription } from './get-subscription.ts';

/** Without Stripe nothing is bought, so nobody has a subscription. */
const noSubscription = () => conflict('You have no subscription', 'no-subscription');

export const subscriptionsRoutes = (deps: BillingDeps) => {
  const own = (userId: string) => getSubscription(deps, { userId });
  return routes(billingApi, {
    getSubscription: ({ caller }) => own(caller.id),
    confirmSubscription: ({ caller }) => own(caller.id),
    abandonCheckout: ({ caller }) => own(caller.id),
    createSubscription: () => Promise.reject(paymentsDisabled()),
    cancelSubscription: () => Promise.reject(noSubscription()),
    resumeSubscription: () => Promise.reject(noSubscription()),
    refundSubscription: () => Promise.reject(noSubscription()),
    openPortal: () => Promise.reject(noSubscription()),
    receiveStripeEvent: () => Promise.reject(refused(400, 'bad-signature', 'This is not signed by Stripe')),
  });
};
