import type { PlanId } from '@pathwise/contracts/api/billing';
import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, flag, instant, oneOf, orNull, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';
import type { Paid } from '../entitlements/entitlement.rules.ts';

const ofPayer = owned({ by: 'ownerId', indexes: [{ key: { ownerId: 1 } }] });

/** Stripe's subscriptions as they were last fetched. */
export const subscriptions = collection('subscriptions', ofPayer, {
  /** Stripe's id. */
  _id: word,
  ownerId: word,
  /** The checkout that began it. */
  checkoutId: orNull(word),
  planId: oneOf<PlanId>(),
  status: oneOf<Paid['status']>(),
  startedAt: instant,
  periodStart: instant,
  periodEnd: instant,
  cancelAt: orNull(instant),
  isPaused: flag,
  isRefunded: flag,
  isDisputed: flag,
});
export type SubscriptionRecord = RecordOf<typeof subscriptions>;
