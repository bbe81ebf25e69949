import type { GrantDuration } from '@pathwise/contracts/api/billing';
import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, oneOf, orNull, word } from '@pathwise/service-kit/mongo/fields';

/** Premium that an admin gave. */
export const grants = collection('grants', owned({ by: 'ownerId', indexes: [{ key: { ownerId: 1 } }] }), {
  _id: word,
  ownerId: word,
  duration: oneOf<GrantDuration>(),
  startsAt: instant,
  /** Null: for life. */
  endsAt: orNull(instant),
  revokedAt: orNull(instant),
});
