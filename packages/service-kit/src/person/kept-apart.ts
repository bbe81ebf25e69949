import { blockChanged, memberHidden } from '@pathwise/contracts/events/social';
import { trusted } from 'mongoose';
import { consumer } from '../events/consumer.ts';
import { owned } from '../mongo/collections.ts';
import { collection, count, flag, word } from '../mongo/fields.ts';
import type { ServiceDeps } from '../service.ts';
import { newest } from '../transactions/newest.ts';

const blockIdOf = (userId: string, memberId: string) => `${userId}|${memberId}`;

/** A block goes with the account of either person. Only the archive of who made it has it: the other is not notified. */
const ofEither = owned({
  by: (id) => ({ $or: [{ userId: id }, { memberId: id }] }),
  archivedFor: 'userId',
  indexes: [{ key: { memberId: 1 } }],
});

/** Whether a person (`userId`) blocks a member. */
const blocks = collection('blocks', ofEither, {
  _id: word,
  userId: word,
  memberId: word,
  blocked: flag,
  version: count,
});

/** Whom an admin has hidden from others. */
const hiddenMembers = collection('hiddenMembers', owned({ by: '_id' }), { _id: word, hidden: flag, version: count });

/** Collections of a service that shows things of one person to another: projections of social's events. */
export const keptApart = [blocks, hiddenMembers] as const;

/** The consumers that write `keptApart`. They store nothing of an erased account. `part` is the account part that they enter. */
export function keepApart(
  { db, account }: Pick<ServiceDeps, 'db' | 'account'>,
  { service, part }: { service: string; part?: string },
) {
  return [
    consumer({
      name: `${service}-keep-block`,
      event: blockChanged,
      handle: async ({ data: { userId, memberId, blocked, version } }, tx) => {
        for (const id of [userId, memberId]) if ((await account.enterIfOpen(tx, id, part)) === undefined) return;
        const _id = blockIdOf(userId, memberId);
        await newest(blocks(db), tx, { _id, version, set: { userId, memberId, blocked } });
      },
    }),
    consumer({
      name: `${service}-keep-hidden-member`,
      event: memberHidden,
      handle: async ({ data: { userId, hidden, version } }, tx) => {
        if ((await account.enterIfOpen(tx, userId, part)) === undefined) return;
        await newest(hiddenMembers(db), tx, { _id: userId, version, set: { hidden } });
      },
    }),
  ];
}

/** True when a viewer may see nothing of an owner: one of the two has blocked the other, or an admin has hidden the owner. */
export async function isKeptFrom(
  { db }: Pick<ServiceDeps, 'db'>,
  { ownerId, viewerId }: { ownerId: string; viewerId: string },
): Promise<boolean> {
  const either = [blockIdOf(ownerId, viewerId), blockIdOf(viewerId, ownerId)];
  if (await blocks(db).exists({ _id: trusted({ $in: either }), blocked: true })) return true;
  return ownerId !== viewerId && (await hiddenMembers(db).exists({ _id: ownerId, hidden: true })) !== null;
}
