import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, word } from '@pathwise/service-kit/mongo/fields';

/** Whom an admin has hidden from others: a projection of social's events. */
export const hiddenMembers = collection('hiddenMembers', owned({ by: '_id' }), {
  _id: word,
  hidden: flag,
  /** Version of the event that wrote this record. An older event that arrives later changes nothing. */
  version: count,
});
