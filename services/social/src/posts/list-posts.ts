import type { PostKind } from '@pathwise/contracts/post';
import { trusted } from 'mongoose';
import type { SocialDeps } from '../deps.ts';
import { posts } from './post.model.ts';
import { type PostOf, toPosts } from './post-view.ts';

/** A page of one kind, newest first. Ids sort by time, so a post that arrives meanwhile moves no later page. */
export async function listPosts<K extends PostKind>(
  deps: SocialDeps,
  input: { viewerId: string; kind: K; limit: number; cursor?: string | undefined },
): Promise<{ page: PostOf<K>[]; next: string | undefined }> {
  const { viewerId, kind, limit, cursor } = input;
  const found = await posts(deps.db)
    .find({
      kind: kind as PostKind,
      hidden: false,
      $or: [{ freshUntil: trusted({ $gt: deps.now() }) }, { userId: viewerId }],
      ...(cursor ? { _id: trusted({ $lt: cursor }) } : {}),
    })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  const next = found.length > limit ? page.at(-1)?._id : undefined;
  return { page: await toPosts<K>(deps, { viewerId, found: page }), next };
}
