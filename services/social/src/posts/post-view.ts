import type { CategorisedPost, MentorshipOffer, PostKind } from '@pathwise/contracts/post';
import type { SocialDeps } from '../deps.ts';
import { memberCards } from '../members/member-cards.ts';
import { freshness } from './freshness.rules.ts';
import type { PostRecord } from './post.model.ts';

/** What the calls of one kind answer. */
export type PostOf<K extends PostKind> = K extends 'mentorship' ? MentorshipOffer : CategorisedPost;

const unknownAuthor = { firstName: null, lastName: null, profileImageUrl: null, profession: null };

/**
 * Posts as the viewer sees them, without those of authors whom the viewer may not see. Only premium members read posts, so
 * an author's address is in each. One's own post is shown also while auth's event about oneself is on its way.
 */
export async function toPosts<K extends PostKind>(
  deps: SocialDeps,
  { viewerId, found }: { viewerId: string; found: readonly PostRecord[] },
): Promise<PostOf<K>[]> {
  const cards = await memberCards(deps, { viewerId, ids: found.map(({ userId }) => userId) });
  const now = deps.now();
  return found.flatMap((post) => {
    const isOwn = post.userId === viewerId;
    const author = cards.get(post.userId)?.({ address: true });
    if (!author && !isOwn) return [];
    const user = author ?? { id: viewerId, ...unknownAuthor, hasContactEmail: false };
    const { lapsed, lapsesSoon } = freshness(post.freshUntil, now);
    const { _id: id, userId, title, description, category, price } = post;
    const instants = { createdAt: post.createdAt.toISOString(), freshUntil: post.freshUntil.toISOString() };
    const own = { ...(category ? { category } : {}), ...(price ? { price } : {}) };
    const hidden = post.hidden ? { hidden: true } : {};
    const ends = { ...instants, lapsed, lapsesSoon: isOwn && lapsesSoon };
    const view = { id, userId, title, description, ...own, ...ends, user, ...hidden };
    return [view as unknown as PostOf<K>]; // the record's kind decides which of category and price it has
  });
}

/** A post as its author sees it. */
export async function toOwnPost<K extends PostKind>(deps: SocialDeps, post: PostRecord): Promise<PostOf<K>> {
  const [own] = await toPosts<K>(deps, { viewerId: post.userId, found: [post] });
  if (!own) throw new Error('a person always sees their own post');
  return own;
}
