import { api } from '@pathwise/federation/api';
import { pages, useInfiniteQuery } from '@pathwise/federation/query';

const introductionsQuery = pages(api.social.listIntroductions);

/** How many introductions wait for the person's answer. The members page shares this query, and events keep it current. */
export function useWaitingIntroductions(): number {
  const { data } = useInfiniteQuery(introductionsQuery);
  const introductions = data?.pages.flatMap(({ rows }) => rows) ?? [];
  return introductions.filter(({ direction, status }) => direction === 'received' && status === 'waiting').length;
}
