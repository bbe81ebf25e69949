import type { DiaryEntry } from '@pathwise/contracts/diary';
import { api } from '@pathwise/federation/api';
import { infiniteQueryOptions, queryOptions } from '@pathwise/federation/query';

/** What everybody sees of an entry; one's own entries say more. */
export type PublicEntry = Pick<DiaryEntry, 'id' | 'title' | 'content' | 'entryDate'>;

const pages = <Entry extends PublicEntry>(path: string) => ({
  // keys are the paths themselves: live updates and the api's stale lists go by path
  queryKey: [path] as const,
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    api.getPage<Entry>(pageParam, { signal }),
  initialPageParam: path,
  getNextPageParam: ({ next }: { next: string | undefined }) => next,
});

/** The own diary, newest first, loaded on as it is scrolled. */
export const myEntriesQuery = infiniteQueryOptions(pages<DiaryEntry>('/api/diary/my-entries'));

/** Another's diary. No event tells when it becomes private, so it is asked for again whenever it is opened. */
export const entriesOfQuery = (userId: string) =>
  infiniteQueryOptions({ ...pages<PublicEntry>(`/api/diary/user/${encodeURIComponent(userId)}`), staleTime: 0 });

/** A member as others see them. */
export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: [`/api/users/${encodeURIComponent(userId)}`],
    queryFn: ({ signal }) => api.social.getMember({ params: { id: userId }, signal }),
  });
