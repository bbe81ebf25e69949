import { api } from '@pathwise/federation/api';
import { pages, type QueryClient } from '@pathwise/federation/query';

/** The introductions that the person asked for or received, newest first. An event makes them stale. */
export const introductionsQuery = pages(api.social.listIntroductions);

export function refreshIntroductions(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: introductionsQuery.queryKey });
}
