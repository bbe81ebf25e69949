import { QueryClient } from '@pathwise/federation/query';

/**
 * One client for the shell and its remotes. Nothing is fetched again by itself, because live updates mark stale
 * answers. A query with other needs sets them in its definition.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // offline, a call fails at once instead of waiting unseen for the network
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
