import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, word } from '@pathwise/service-kit/mongo/fields';

const once = owned({ by: '_id', leaves: ({ userId, version }) => [{ _id: userId, diaryPublic: false, version }] });

/** Whether others may read a person's diary: a projection of auth's events. */
export const members = collection('members', once, {
  _id: word,
  diaryPublic: flag,
  /** Version of the event that wrote this record. An older event that arrives later changes nothing. */
  version: count,
});
