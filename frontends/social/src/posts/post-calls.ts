import type { AnyPost, PostKind } from '@pathwise/contracts/post';
import { api } from '@pathwise/federation/api';
import { pages, type QueryClient } from '@pathwise/federation/query';
import { categorised, type PostFields, priced } from './post-form.ts';

type Listing = Parameters<typeof pages<[], AnyPost[]>>[0];

/** The calls of one kind of post. */
interface PostCalls {
  readonly list: Listing;
  readonly listOwn: Listing;
  readonly create: (fields: PostFields, idempotencyKey: string) => Promise<AnyPost>;
  readonly remove: (id: string) => Promise<{ readonly undo: string }>;
  readonly renew: (id: string) => Promise<AnyPost>;
}

const { social } = api;

export const postCalls: Readonly<Record<PostKind, PostCalls>> = {
  accountability: {
    list: social.listAccountabilityRequests,
    listOwn: social.listOwnAccountabilityRequests,
    create: (fields, idempotencyKey) =>
      social.createAccountabilityRequest({ body: categorised(fields), idempotencyKey }),
    remove: (id) => social.deleteAccountabilityRequest({ params: { id } }),
    renew: (id) => social.renewAccountabilityRequest({ params: { id } }),
  },
  challenges: {
    list: social.listChallenges,
    listOwn: social.listOwnChallenges,
    create: (fields, idempotencyKey) => social.createChallenge({ body: categorised(fields), idempotencyKey }),
    remove: (id) => social.deleteChallenge({ params: { id } }),
    renew: (id) => social.renewChallenge({ params: { id } }),
  },
  mentorship: {
    list: social.listMentorshipOffers,
    listOwn: social.listOwnMentorshipOffers,
    create: (fields, idempotencyKey) => social.createMentorshipOffer({ body: priced(fields), idempotencyKey }),
    remove: (id) => social.deleteMentorshipOffer({ params: { id } }),
    renew: (id) => social.renewMentorshipOffer({ params: { id } }),
  },
};

/** The posts of a kind, newest first, one page at a time. */
export const postsQuery = (kind: PostKind) => pages(postCalls[kind].list);

/** The reader's own posts of a kind, which they read on every plan. */
export const ownPostsQuery = (kind: PostKind) => pages(postCalls[kind].listOwn);

export async function refreshPosts(queries: QueryClient, kind: PostKind): Promise<void> {
  for (const { queryKey } of [postsQuery(kind), ownPostsQuery(kind)]) await queries.invalidateQueries({ queryKey });
}

type Change = (rows: AnyPost[], page: number) => AnyPost[];

function changePages(queries: QueryClient, { queryKey }: ReturnType<typeof postsQuery>, change: Change): void {
  queries.setQueryData(queryKey, (known) => {
    if (!known) return known;
    return { ...known, pages: known.pages.map((page, index) => ({ ...page, rows: change(page.rows, index) })) };
  });
}

/** Shows a post just created or renewed. The next fetch puts it in its order. */
export function putPostInCache(queries: QueryClient, kind: PostKind, saved: AnyPost): void {
  const shown = queries.getQueryData(postsQuery(kind).queryKey)?.pages.flatMap(({ rows }) => rows);
  const isNew = !shown?.some(({ id }) => id === saved.id);
  changePages(queries, postsQuery(kind), (rows, page) =>
    isNew && page === 0 ? [saved, ...rows] : rows.map((post) => (post.id === saved.id ? saved : post)),
  );
}

export function dropPostFromCache(queries: QueryClient, kind: PostKind, postId: string): void {
  for (const list of [postsQuery(kind), ownPostsQuery(kind)])
    changePages(queries, list, (rows) => rows.filter(({ id }) => id !== postId));
}
