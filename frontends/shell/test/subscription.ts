import type { OwnSubscription, PaymentStatus, Plan } from '@pathwise/contracts/api/billing';

export const monthly: Plan = {
  id: 'monthly',
  name: 'Premium Monthly',
  description: 'Everything in Pathwise, month by month',
  price: 49,
  interval: 'month',
};
export const yearly: Plan = {
  id: 'beta-yearly',
  name: 'Beta Yearly',
  description: 'A whole year for the first 100 people',
  price: 100,
  interval: 'year',
  badge: '83% off',
  savings: 'normally $588 per year, save $488',
  seatsLeft: 37,
};

export const payments: PaymentStatus = {
  paymentsEnabled: true,
  publishableKey: 'pk_test_1',
  isDemo: false,
  demoUrl: null,
};
export const testingMode: PaymentStatus = {
  paymentsEnabled: false,
  publishableKey: null,
  isDemo: false,
  demoUrl: null,
};

export const free: OwnSubscription = {
  plan: 'free',
  tier: null,
  expiresAt: null,
  subscription: null,
  checkout: null,
};
type Subscription = NonNullable<OwnSubscription['subscription']>;
/** Somebody who pays for the monthly plan. */
export const paying = (own: Partial<Subscription> = {}): OwnSubscription => ({
  ...free,
  plan: 'premium',
  tier: 'monthly',
  expiresAt: '2026-12-29T12:00:00.000Z',
  subscription: {
    planId: 'monthly',
    name: 'Premium Monthly',
    price: 49,
    interval: 'month',
    state: 'active',
    nextChargeAt: '2026-12-22T12:00:00.000Z',
    endsAt: null,
    refundableUntil: '2026-12-22T12:00:00.000Z',
    ...own,
  },
});
/** Somebody who has begun to pay for the yearly plan. */
export const begun: OwnSubscription = {
  ...free,
  checkout: { planId: 'beta-yearly', state: 'open', heldUntil: '2026-11-22T12:31:00.000Z' },
};

/** The answers of billing; `own` may change between calls. */
export const billingAnswers = (own: () => OwnSubscription = () => free, status: PaymentStatus = payments) => ({
  'GET /api/subscription/plans': () => [monthly, yearly],
  'GET /api/subscription/status': () => status,
  'GET /api/subscription': () => own(),
});
