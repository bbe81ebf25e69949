import { billingApi } from '@pathwise/contracts/api/billing';
import { routes } from '@pathwise/service-kit/http/routes';
import { countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { Limit } from '@pathwise/service-kit/throttle/throttle.rules';
import { abandonCheckout } from '../checkouts/abandon-checkout.ts';
import { beginCheckout, confirmNow } from '../checkouts/begin-checkout.ts';
import type { BillingDeps } from '../deps.ts';
import { receiveEvent } from '../webhooks/receive-event.ts';
import { openPortal, refund, setEnding } from './change-subscription.ts';
import { getSubscription } from './get-subscription.ts';

/** Each of these calls asks Stripe. */
const toStripe: Limit = { name: 'calls-of-stripe', windowMs: 60_000, most: 30 };

export const subscriptionsRoutes = (deps: BillingDeps) => {
  const counted = (userId: string) => countWithin(deps, [{ limit: toStripe, subject: userId }]);
  const after = async (userId: string, work: () => Promise<void>) => {
    await counted(userId);
    await work();
    return getSubscription(deps, { userId });
  };
  return routes(billingApi, {
    getSubscription: ({ caller }) => getSubscription(deps, { userId: caller.id }),
    createSubscription: async ({ caller, body: { priceId, flow } }) => {
      await counted(caller.id);
      return beginCheckout(deps, { userId: caller.id, planId: priceId, flow });
    },
    abandonCheckout: ({ caller: { id: userId }, body }) =>
      after(userId, () => abandonCheckout(deps, { userId, checkoutId: body?.checkout })),
    confirmSubscription: ({ caller: { id: userId } }) => after(userId, () => confirmNow(deps, { userId })),
    cancelSubscription: ({ caller: { id: userId } }) => after(userId, () => setEnding(deps, { userId, ends: true })),
    resumeSubscription: ({ caller: { id: userId } }) => after(userId, () => setEnding(deps, { userId, ends: false })),
    refundSubscription: ({ caller: { id: userId } }) => after(userId, () => refund(deps, { userId })),
    openPortal: async ({ caller: { id: userId } }) => {
      await counted(userId);
      return openPortal(deps, { userId });
    },
    receiveStripeEvent: ({ http }) => receiveEvent(deps, http.sent),
  });
};
