import type { PostKind } from '@pathwise/contracts/post';
import { trusted } from 'mongoose';
import type { SocialDeps } from '../deps.ts';
import { posts } from './post.model.ts';
import { type PostOf, toPosts } from './post-view.ts';

/**
 * A page of one kind, newest first: what the viewer may read, or only their own. Ids sort by time, so a post that arrives meanwhile
 * moves no later page. The viewer's own hidden posts are few, and the index has them apart from the others.
 */
export async function listPosts<K extends PostKind>(
  deps: SocialDeps,
  input: { viewerId: string; kind: K; onlyOwn: boolean; limit: number; cursor?: string | undefined },
): Promise<{ page: PostOf<K>[]; next: string | undefined }> {
  const { viewerId, kind, onlyOwn, limit, cursor } = input;
  const own = { userId: viewerId };
  const ofPage = { kind: kind as PostKind, ...(cursor ? { _id: trusted({ $lt: cursor }) } : {}) };
  const firstOf = (which: { hidden: boolean; userId?: string; $or?: object[] }) =>
    posts(deps.db)
      .find({ ...ofPage, ...which })
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean();
  const readable = onlyOwn ? own : { $or: [{ freshUntil: trusted({ $gt: deps.now() }) }, own] };
  const [shown, hidden] = await Promise.all([
    firstOf({ hidden: false, ...readable }),
    firstOf({ hidden: true, ...own }),
  ]);
  const found = hidden.length === 0 ? shown : [...shown, ...hidden].sort((a, b) => (a._id < b._id ? 1 : -1));
  const page = found.slice(0, limit);
  const next = found.length > limit ? page.at(-1)?._id : undefined;
  return { page: await toPosts<K>(deps, { viewerId, found: page }), next };
}
