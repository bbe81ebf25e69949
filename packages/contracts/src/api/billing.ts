import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { id, instant, text, words } from '../values.ts';

const planIds = ['monthly', 'beta-yearly'] as const;
export type PlanId = (typeof planIds)[number];

const plan = z.object({
  id: z.enum(planIds),
  name: z.string(),
  description: z.string(),
  /** In dollars. */
  price: z.number(),
  interval: z.enum(['month', 'year']),
  badge: z.string().optional(),
  savings: z.string().optional(),
  /** Present on an offer for a limited number of people. At 0 it cannot be chosen. */
  seatsLeft: z.int().optional(),
});
export type Plan = z.infer<typeof plan>;

const paymentStatus = z.object({
  /** False: Testing Mode. Nothing can be bought. */
  paymentsEnabled: z.boolean(),
  /** The key with which the browser loads Stripe.js. Null in Testing Mode. */
  publishableKey: z.string().nullable(),
  /** Payments go to the stand-in for Stripe: no money moves. */
  isDemo: z.boolean(),
  /** The stand-in's page on which a payment of the in-page way is confirmed. Null outside the demo. */
  demoUrl: z.string().nullable(),
});
export type PaymentStatus = z.infer<typeof paymentStatus>;

/**
 * `payment-due`: the last payment failed, and premium lasts until `endsAt`. `ending`: it was cancelled. `refunding`: the money is on its
 * way back, and the subscription ends with it.
 */
const subscriptionStates = ['active', 'trial', 'ending', 'payment-due', 'paused', 'disputed', 'refunding'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

const ownSubscription = z.object({
  plan: z.enum(['free', 'premium']),
  /** What gives premium: a plan, or `grant`. */
  tier: z.enum([...planIds, 'grant']).nullable(),
  /** When premium ends unless something changes. Null: no end, or the free plan. */
  expiresAt: instant.nullable(),
  subscription: z
    .object({
      planId: z.enum(planIds),
      name: z.string(),
      price: z.number(),
      interval: z.enum(['month', 'year']),
      state: z.enum(subscriptionStates),
      /** The next charge. Null when there is none. */
      nextChargeAt: instant.nullable(),
      /** When premium by this subscription ends. Null while it renews. */
      endsAt: instant.nullable(),
      /** Until then the money is given back on request. Null when it is not. */
      refundableUntil: instant.nullable(),
    })
    .nullable(),
  /** A checkout that was begun. `confirming`: the payment is on its way. */
  checkout: z.object({ planId: z.enum(planIds), state: z.enum(['open', 'confirming']), heldUntil: instant }).nullable(),
});
export type OwnSubscription = z.infer<typeof ownSubscription>;

export const grantDurations = ['lifetime', '1month', '3months', '6months', '1year'] as const;
export type GrantDuration = (typeof grantDurations)[number];

const entitlement = ownSubscription.pick({ plan: true, tier: true, expiresAt: true }).extend({ userId: id });
export type EntitlementView = z.infer<typeof entitlement>;

/** Stripe may take as long as this. */
const timeout = 30_000;
const ofPerson = z.strictObject({ id });
const nothing = z.strictObject({}).optional();

export const billingApi = defineApi('billing', {
  listPlans: {
    method: 'GET',
    path: '/api/subscription/plans',
    access: 'public',
    summary: 'The plans that can be bought',
    status: 200,
    response: z.array(plan),
  },
  getPaymentStatus: {
    method: 'GET',
    path: '/api/subscription/status',
    access: 'public',
    summary: 'Whether payments are taken',
    status: 200,
    response: paymentStatus,
  },
  getSubscription: {
    method: 'GET',
    path: '/api/subscription',
    access: 'member',
    summary: 'The own plan, subscription and checkout',
    status: 200,
    response: ownSubscription,
  },
  createSubscription: {
    method: 'POST',
    path: '/api/subscription/create',
    access: 'member',
    summary: 'Begin to pay for a plan, on the page or at Stripe',
    body: z.strictObject({
      priceId: z.enum(planIds, 'There is no such plan'),
      flow: z.enum(['page', 'redirect']).default('page'),
    }),
    status: 200,
    response: z.union([
      z.object({ clientSecret: z.string(), subscriptionId: z.string() }),
      z.object({ checkoutUrl: z.string() }),
    ]),
    problems: [409],
    timeout,
  },
  abandonCheckout: {
    method: 'POST',
    path: '/api/subscription/abandon',
    access: 'member',
    summary: 'Walk away from the checkout that was begun. With an id: only if it is this one',
    body: z.strictObject({ checkout: id.optional() }).optional(),
    status: 200,
    response: ownSubscription,
    timeout,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/subscription/confirm',
    access: 'member',
    summary: 'Ask Stripe now how the payment stands',
    body: nothing,
    status: 200,
    response: ownSubscription,
    timeout,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/subscription/cancel',
    access: 'member',
    summary: 'End the subscription with the time that is paid for, or at once while a payment is due',
    body: nothing,
    status: 200,
    response: ownSubscription,
    problems: [409],
    timeout,
  },
  resumeSubscription: {
    method: 'POST',
    path: '/api/subscription/resume',
    access: 'member',
    summary: 'Take a cancellation back',
    body: nothing,
    status: 200,
    response: ownSubscription,
    problems: [409],
    timeout,
  },
  refundSubscription: {
    method: 'POST',
    path: '/api/subscription/refund',
    access: 'member',
    summary: 'End the subscription at once and get the money back, within 30 days',
    body: nothing,
    status: 200,
    response: ownSubscription,
    problems: [409],
    timeout,
  },
  openPortal: {
    method: 'POST',
    path: '/api/subscription/portal',
    access: 'member',
    summary: "Stripe's page for payment method and invoices",
    body: nothing,
    status: 200,
    response: z.object({ url: z.string() }),
    problems: [409],
    timeout,
  },
  receiveStripeEvent: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    summary: 'A signed event of Stripe',
    webhook: true,
    bodyLimit: 1_000_000,
    status: 200,
    response: z.object({ received: z.literal(true) }),
  },
  grantPremium: {
    method: 'POST',
    path: '/api/admin/users/{id}/grant-premium',
    access: 'admin',
    summary: 'Give somebody premium',
    params: ofPerson,
    body: z.strictObject({ duration: z.enum(grantDurations).default('lifetime') }).optional(),
    status: 200,
    response: entitlement,
  },
  revokePremium: {
    method: 'POST',
    path: '/api/admin/users/{id}/revoke-premium',
    access: 'admin',
    summary: 'Take the premium back that admins gave. What is paid for stays',
    params: ofPerson,
    body: nothing,
    status: 200,
    response: entitlement,
  },
  setPaymentsEnabled: {
    method: 'POST',
    path: '/api/admin/settings/payments_enabled',
    access: 'admin',
    summary: 'Switch payments on or off',
    body: z.strictObject({ value: z.enum(['true', 'false']), description: words(500).optional() }),
    status: 200,
    response: z.object({ value: z.enum(['true', 'false']), description: text, paymentsEnabled: z.boolean() }),
  },
});
