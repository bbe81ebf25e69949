import type { PlanId } from '@pathwise/contracts/api/billing';
import { ownerless } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, oneOf, orNull, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

const ofNobody = ownerless('a place in an offer; its holder is a hash', [
  { key: { planId: 1, state: 1 } },
  { key: { holder: 1 } },
]);

/** The places of a limited offer: a row each, such as `beta-yearly/042`. There are never more or fewer. */
export const seats = collection('seats', ofNobody, {
  _id: word,
  planId: oneOf<PlanId>(),
  /** `held` for a checkout, `taken` once paid. A paid place is not sold again. */
  state: oneOf<'free' | 'held' | 'taken'>(),
  checkoutId: orNull(word),
  /** The customer's row. */
  holder: orNull(word),
  heldUntil: orNull(instant),
});
export type SeatRecord = RecordOf<typeof seats>;
