import { ownerless } from '@pathwise/service-kit/mongo/collections';
import { collection, count, instant, orNull, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

const ofNobody = ownerless('a hash and ids of Stripe, which bookkeeping needs after the account is deleted', [
  { key: { customerId: 1 } },
  { key: { dueAt: 1 } },
  { key: { lookedAt: 1 } },
]);

/**
 * Everybody who ever began to pay, and the queue of those to look up at Stripe. A webhook, a checkout, a deleted account and the
 * day's reconciliation all make a customer due. One process at a time then fetches what Stripe says, and applies it.
 */
export const customers = collection('customers', ofNobody, {
  /** `customerKey` of the account. */
  _id: word,
  /** Stripe's id. */
  customerId: orNull(word),
  /** When Stripe was first asked to make the customer. */
  claimedAt: orNull(instant),
  /** The account was deleted: everything at Stripe ends. */
  closedAt: orNull(instant),
  /** The subscription whose money is to be given back. */
  refund: orNull(word),
  /** The money was given back, which happens once. */
  refundedAt: orNull(instant),
  dueAt: orNull(instant),
  /** A process looks until then. Later it counts as crashed. */
  busyUntil: orNull(instant),
  /** Counts the reasons to look, so that one that comes during a look causes another. */
  asks: count,
  /** Counts the looks. What an overtaken look has fetched is not applied. */
  looks: count,
  /** Failed looks in a row. */
  tries: count,
  lookedAt: orNull(instant),
});
export type CustomerRecord = RecordOf<typeof customers>;

export const newCustomer = {
  customerId: null,
  claimedAt: null,
  closedAt: null,
  refund: null,
  refundedAt: null,
  dueAt: null,
  busyUntil: null,
  asks: 0,
  looks: 0,
  tries: 0,
  lookedAt: null,
};
