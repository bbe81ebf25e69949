import type { PlanId } from '@pathwise/contracts/api/billing';
import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, oneOf, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

const ofBuyer = owned({ by: 'ownerId', indexes: [{ key: { ownerId: 1, state: 1 } }] });

/** A purchase that somebody began. A person has at most one open. Its id is the Idempotency-Key of the calls to Stripe. */
export const checkouts = collection('checkouts', ofBuyer, {
  _id: word,
  ownerId: word,
  planId: oneOf<PlanId>(),
  flow: oneOf<'page' | 'redirect'>(),
  state: oneOf<'open' | 'paid' | 'abandoned'>(),
  /** Until then a seat is held, and the payment may be made. */
  heldUntil: instant,
  createdAt: instant,
});
export type CheckoutRecord = RecordOf<typeof checkouts>;

export const holdMs = 31 * 60_000; // Stripe's own pages last at least 30 minutes
