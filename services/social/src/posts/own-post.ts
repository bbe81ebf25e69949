import { postChanged } from '@pathwise/contracts/events/social';
import type { PostKind } from '@pathwise/contracts/post';
import { notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { SocialDeps } from '../deps.ts';
import { type PostRecord, posts } from './post.model.ts';

export interface OwnPost {
  userId: string;
  kind: PostKind;
  postId: string;
}

/** The post, when it is this person's; 404 otherwise, and once an admin has hidden it. */
export async function ownPost(deps: SocialDeps, { postId, kind, userId }: OwnPost, tx: Tx): Promise<PostRecord> {
  const which = { _id: postId, kind, userId, hidden: false };
  const post = await posts(deps.db).findOne(which).session(tx.session).lean();
  if (!post) throw notFound('post');
  return post;
}

/** Writes changes, increments the version and emits post-changed. Returns the new post. */
export async function savePost(
  deps: SocialDeps,
  tx: Tx,
  post: PostRecord,
  changes: Partial<PostRecord>,
): Promise<PostRecord> {
  const next = { ...post, ...changes, version: post.version + 1 };
  const { _id: postId, userId, kind, version } = next;
  await posts(deps.db).updateOne({ _id: postId }, { $set: { ...changes, version } }, { session: tx.session });
  await tx.emit(postChanged, { postId, userId, kind, version });
  return next;
}
