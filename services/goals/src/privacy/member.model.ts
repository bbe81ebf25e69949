import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, word } from '@pathwise/service-kit/mongo/fields';

const once = owned({ by: '_id', leaves: ({ userId, version }) => [{ _id: userId, goalsPublic: false, version }] });

/** Whether others may see a person's goals: a projection of auth's events. */
export const members = collection('members', once, {
  _id: word,
  goalsPublic: flag,
  /** Version of the event that wrote this record. An older event that arrives later changes nothing. */
  version: count,
});
