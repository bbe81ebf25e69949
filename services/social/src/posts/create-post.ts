import { postCreated } from '@pathwise/contracts/events/social';
import type { CategorisedPost, PostKind } from '@pathwise/contracts/post';
import type { SocialDeps } from '../deps.ts';
import { freshFrom } from './freshness.rules.ts';
import { posts } from './post.model.ts';
import { type PostOf, toOwnPost } from './post-view.ts';

export interface NewPost {
  title: string;
  description: string;
  category?: CategorisedPost['category'];
  price?: string;
}

export async function createPost<K extends PostKind>(
  deps: SocialDeps,
  { userId, kind, wish }: { userId: string; kind: K; wish: NewPost },
): Promise<PostOf<K>> {
  const stored = await deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, userId);
    const now = deps.now();
    const own = { _id: deps.newId(), userId, kind: kind as PostKind, version: 1 };
    const post = { ...own, ...wish, createdAt: now, freshUntil: freshFrom(now), hidden: false };
    await posts(deps.db).insertMany([post], { session: tx.session, lean: true });
    await tx.emit(postCreated, { postId: post._id, userId, kind, version: 1 });
    return post;
  });
  return toOwnPost<K>(deps, stored);
}
