import { blockChanged } from '@pathwise/contracts/events/social';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { SocialDeps } from '../deps.ts';
import { seenMembers } from '../members/seen-members.ts';
import { blockIdOf, blocks } from './block.model.ts';

interface Pair {
  blockerId: string;
  memberId: string;
}

/** Blocks a member; a second time changes nothing. Throws 404 for somebody whom the person does not see, 409 for oneself. */
export async function blockMember(deps: SocialDeps, { blockerId, memberId }: Pair): Promise<void> {
  if (blockerId === memberId) throw conflict('You cannot block yourself.', 'own-account');
  const _id = blockIdOf({ blockerId, memberId });
  if (await blocks(deps.db).exists({ _id })) return;
  if (!(await seenMembers(deps, { viewerId: blockerId, ids: [memberId] })).has(memberId)) throw notFound('member');
  try {
    await deps.inTransaction(async (tx) => {
      const version = await deps.account.enter(tx, blockerId, 'blocks');
      // The block names the member, too: it must not pass the erasing of that account.
      await deps.account.enter(tx, memberId, 'blocks');
      await blocks(deps.db).insertMany([{ _id, blockerId, memberId }], { session: tx.session, lean: true });
      await tx.emit(blockChanged, { userId: blockerId, memberId, blocked: true, version });
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // the same block came twice at once
  }
}

/** Takes a block back. Without one nothing happens. */
export async function unblockMember(deps: SocialDeps, { blockerId, memberId }: Pair): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const _id = blockIdOf({ blockerId, memberId });
    const { deletedCount } = await blocks(deps.db).deleteOne({ _id }, { session: tx.session });
    if (deletedCount === 0) return;
    const version = await deps.account.enter(tx, blockerId, 'blocks');
    await tx.emit(blockChanged, { userId: blockerId, memberId, blocked: false, version });
  });
}
