import { QueryClient } from '@pathwise/federation/query';

interface Deps {
  /** GETs a path and parses the answer as JSON. */
  readonly get: (path: string, options: { signal: AbortSignal }) => Promise<unknown>;
}

/**
 * One client for the shell and its remotes. A query's key starts with the path it is fetched from. Nothing is fetched
 * again by itself: live updates say when an answer is out of date. A query that needs more says so where it is defined.
 */
export function createQueryClient(deps: Deps): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => deps.get(String(queryKey[0]), { signal }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // offline a call fails at once and says so, rather than waiting unseen for the network
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
