import type { SocialDeps } from '../deps.ts';
import { memberCards } from '../members/member-cards.ts';
import { freshness } from './freshness.rules.ts';
import { type PostRecord, posts } from './post.model.ts';

/** The post, when this viewer sees it in a list; undefined otherwise. */
export async function seenPost(
  deps: SocialDeps,
  { viewerId, postId }: { viewerId: string; postId: string },
): Promise<PostRecord | undefined> {
  const post = await posts(deps.db).findOne({ _id: postId, hidden: false }).lean();
  if (!post || post.userId === viewerId) return post ?? undefined;
  if (freshness(post.freshUntil, deps.now()).lapsed) return undefined;
  return (await memberCards(deps, { viewerId, ids: [post.userId] })).has(post.userId) ? post : undefined;
}
