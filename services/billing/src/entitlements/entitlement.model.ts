import type { PlanId } from '@pathwise/contracts/api/billing';
import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, instant, oneOf, orNull, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

const ofPerson = owned({ by: '_id', indexes: [{ key: { customer: 1 } }, { key: { expiresAt: 1 } }] });

/** What a person has, as it was last announced. There is a row for every account that billing knows. */
export const entitlements = collection('entitlements', ofPerson, {
  /** The account. */
  _id: word,
  /** Their row in `customers`. */
  customer: word,
  plan: oneOf<'free' | 'premium'>(),
  tier: orNull(oneOf<PlanId | 'grant'>()),
  expiresAt: orNull(instant),
  version: count,
});
export type EntitlementRecord = RecordOf<typeof entitlements>;
