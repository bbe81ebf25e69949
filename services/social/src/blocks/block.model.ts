import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, word } from '@pathwise/service-kit/mongo/fields';

interface Pair {
  blockerId: string;
  memberId: string;
}
export const blockIdOf = ({ blockerId, memberId }: Pair): string => `${blockerId}|${memberId}`;

/** A block goes with the account of either person. Only the archive of who made it has it: the other is not notified. */
const ofEither = owned({
  by: (userId) => ({ $or: [{ blockerId: userId }, { memberId: userId }] }),
  archivedFor: 'blockerId',
  indexes: [{ key: { blockerId: 1, memberId: 1 } }, { key: { memberId: 1 } }],
});

/** Whom a person has blocked. A block taken back is deleted. */
export const blocks = collection('blocks', ofEither, { _id: word, blockerId: word, memberId: word });
