import type { Deleted } from '@pathwise/contracts/undo';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { SocialDeps } from '../deps.ts';
import { reports } from '../reports/report.model.ts';
import { type OwnPost, savePost } from './own-post.ts';
import { type PostRecord, posts } from './post.model.ts';

type Deleting = Omit<OwnPost, 'userId'> & { caller: Pick<Caller, 'id' | 'role'> };

/** The author deletes a post. An admin hides it. Both get a token that brings it back. */
export function deletePost(deps: SocialDeps, { caller, kind, postId }: Deleting): Promise<Deleted> {
  const { id: callerId, role } = caller;
  return deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, callerId);
    const found = await posts(deps.db).findOne({ _id: postId, kind }).session(tx.session).lean();
    if (!found) throw notFound('post');
    if (found.userId === callerId) {
      const post = await savePost(deps, tx, found, {});
      return deps.undo.keep(tx, { ownerId: callerId, kind: 'posts', documents: { posts: [post] } });
    }
    if (role !== 'admin' || found.hidden) throw notFound('post');
    await savePost(deps, tx, found, { hidden: true });
    tx.note({ personId: found.userId, target: `post:${postId}`, before: { hidden: false }, after: { hidden: true } });
    return deps.undo.keep(tx, { ownerId: callerId, kind: 'hiddenPost', about: { postId }, count: 1 });
  });
}

/** Restores a post that the author deleted, or shows one again that this admin had hidden. */
export function bringBackPost(
  deps: SocialDeps,
  { caller, token }: { caller: Pick<Caller, 'id' | 'role'>; token: string },
): Promise<{ restoredCount: number }> {
  return deps.undo.bringBack({ ownerId: caller.id, token }, async (tx, batch) => {
    await deps.account.enter(tx, caller.id);
    if (batch.kind === 'hiddenPost') await showAgain(deps, tx, { role: caller.role, ...batch.about });
    else for (const post of batch.documents.posts ?? []) await restorePost(deps, tx, post);
    return undefined;
  });
}

/** A post that was hidden after a report, or before it was deleted, comes back hidden. */
async function restorePost(deps: SocialDeps, tx: Tx, post: PostRecord): Promise<void> {
  const hiding = { aboutKind: 'post', aboutId: post._id, outcome: 'removed' } as const;
  const isHidden = post.hidden || (await reports(deps.db).exists(hiding).session(tx.session)) !== null;
  await savePost(deps, tx, post, { hidden: isHidden });
}

async function showAgain(
  deps: SocialDeps,
  tx: Tx,
  { role, postId }: { role: Caller['role']; postId: string },
): Promise<void> {
  const post = await posts(deps.db).findOne({ _id: postId, hidden: true }).session(tx.session).lean();
  if (!post || role !== 'admin') throw notFound('post');
  await savePost(deps, tx, post, { hidden: false });
  tx.note({ personId: post.userId, target: `post:${postId}`, before: { hidden: true }, after: { hidden: false } });
}
