import { QueryClient } from '@pathwise/federation/query';

/**
 * One client for the shell and its remotes. Nothing is fetched again by itself: live updates say when an answer is out
 * of date. A query that needs more says so where it is defined.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
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
