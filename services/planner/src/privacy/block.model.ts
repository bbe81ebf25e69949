import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, word } from '@pathwise/service-kit/mongo/fields';

export const blockIdOf = ({ userId, memberId }: { userId: string; memberId: string }): string =>
  `${userId}|${memberId}`;

/** A block goes with the account of either person. Only the archive of who made it has it: the other is not told. */
const ofEither = owned({
  by: (id) => ({ $or: [{ userId: id }, { memberId: id }] }),
  archivedFor: 'userId',
  indexes: [{ key: { memberId: 1 } }],
});

/** Whether a person (`userId`) blocks a member: a projection of social's events. */
export const blocks = collection('blocks', ofEither, {
  _id: word,
  userId: word,
  memberId: word,
  blocked: flag,
  /** Version of the event that wrote this record. An older event that arrives later changes nothing. */
  version: count,
});
