import type { AnyPost, PostKind } from '@pathwise/contracts/post';
import { api } from '@pathwise/federation/api';
import { pages, type QueryClient } from '@pathwise/federation/query';
import { categorised, type PostFields, priced } from './post-form.ts';

/** The calls of one kind of post. */
interface PostCalls {
  readonly list: Parameters<typeof pages<[], AnyPost[]>>[0];
  readonly create: (fields: PostFields, idempotencyKey: string) => Promise<AnyPost>;
  readonly remove: (id: string) => Promise<{ readonly undo: string }>;
  readonly renew: (id: string) => Promise<AnyPost>;
}

const { social } = api;

export const postCalls: Readonly<Record<PostKind, PostCalls>> = {
  accountability: {
    list: social.listAccountabilityRequests,
    create: (fields, idempotencyKey) =>
      social.createAccountabilityRequest({ body: categorised(fields), idempotencyKey }),
    remove: (id) => social.deleteAccountabilityRequest({ params: { id } }),
    renew: (id) => social.renewAccountabilityRequest({ params: { id } }),
  },
  challenges: {
    list: social.listChallenges,
    create: (fields, idempotencyKey) => social.createChallenge({ body: categorised(fields), idempotencyKey }),
    remove: (id) => social.deleteChallenge({ params: { id } }),
    renew: (id) => social.renewChallenge({ params: { id } }),
  },
  mentorship: {
    list: social.listMentorshipOffers,
    create: (fields, idempotencyKey) => social.createMentorshipOffer({ body: priced(fields), idempotencyKey }),
    remove: (id) => social.deleteMentorshipOffer({ params: { id } }),
    renew: (id) => social.renewMentorshipOffer({ params: { id } }),
  },
};

/** The posts of a kind, newest first, one page at a time. */
export const postsQuery = (kind: PostKind) => pages(postCalls[kind].list);

export async function refreshPosts(queries: QueryClient, kind: PostKind): Promise<void> {
  await queries.invalidateQueries({ queryKey: postsQuery(kind).queryKey });
}

type Change = (rows: AnyPost[], page: number) => AnyPost[];

function changePages(queries: QueryClient, kind: PostKind, change: Change): void {
  queries.setQueryData(postsQuery(kind).queryKey, (known) => {
    if (!known) return known;
    return { ...known, pages: known.pages.map((page, index) => ({ ...page, rows: change(page.rows, index) })) };
  });
}

/** Shows a post just created or renewed. The next fetch puts it in its order. */
export function putPostInCache(queries: QueryClient, kind: PostKind, saved: AnyPost): void {
  const shown = queries.getQueryData(postsQuery(kind).queryKey)?.pages.flatMap(({ rows }) => rows);
  const isNew = !shown?.some(({ id }) => id === saved.id);
  changePages(queries, kind, (rows, page) =>
    isNew && page === 0 ? [saved, ...rows] : rows.map((post) => (post.id === saved.id ? saved : post)),
  );
}

export function dropPostFromCache(queries: QueryClient, kind: PostKind, postId: string): void {
  changePages(queries, kind, (rows) => rows.filter(({ id }) => id !== postId));
}
