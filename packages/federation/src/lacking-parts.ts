// Whether parts of the page could not be loaded. It is in the query cache, which shell and remotes share.
import { type QueryClient, useQuery, useQueryClient } from '@pathwise/federation/query';
import { useEffect } from 'react';

const lackingKey = ['lacking-parts'] as const;

const inCache = (queries: QueryClient) => queries.getQueryData<number>(lackingKey) ?? 0;
const put = (queries: QueryClient, count: number) => queries.setQueryData<number>(lackingKey, count);

/** For what stands in place of a part that could not be loaded: says so, as long as it is shown. */
export function useLacksPart(): void {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setQueryDefaults(lackingKey, { gcTime: Number.POSITIVE_INFINITY });
    put(queries, inCache(queries) + 1);
    return () => {
      // signing out empties the cache, and leaves nothing in it
      if (inCache(queries) > 0) put(queries, inCache(queries) - 1);
    };
  }, [queries]);
}

/** True while a part of the page could not be loaded. */
export function useIsPartLacking(): boolean {
  // never fetched: only those parts set it
  const { data } = useQuery({ queryKey: lackingKey, queryFn: () => 0, enabled: false, initialData: 0 });
  return data > 0;
}
