import { api } from '@pathwise/federation/api';
import { pages, useInfiniteQuery } from '@pathwise/federation/query';
import { type LoadedTrash, mergeTrash, nextNeeded, type TrashService, trashServices } from './trash.rules.ts';

/** Anything may have been deleted since the page was last open. */
const anew = { staleTime: 0 };
const request = { query: {} };

/** What was deleted in all services, and the state of loading it. */
export function useTrash() {
  const queries = {
    goals: useInfiniteQuery({ ...pages(api.goals.listTrash, request), ...anew }),
    planner: useInfiniteQuery({ ...pages(api.planner.listTrash, request), ...anew }),
    social: useInfiniteQuery({ ...pages(api.social.listTrash, request), ...anew }),
    ai: useInfiniteQuery({ ...pages(api.ai.listTrash, request), ...anew }),
  } as const;
  const all = Object.values(queries);
  const lists = trashServices.map((service): LoadedTrash => {
    const { data, hasNextPage } = queries[service];
    return { service, rows: data?.pages.flatMap(({ rows }) => rows) ?? [], goesOn: hasNextPage };
  });
  const needed = nextNeeded(lists);
  const failed = all.filter(({ data, isError, isFetching }) => data === undefined && isError && !isFetching);
  return {
    deletions: mergeTrash(lists),
    isLoading: all.some(({ data, isFetching }) => data === undefined && isFetching),
    failed,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    more: {
      hasNextPage: needed.length > 0,
      isFetchingNextPage: all.some(({ isFetchingNextPage }) => isFetchingNextPage),
      isFetchNextPageError: all.some(({ isFetchNextPageError }) => isFetchNextPageError),
      fetchNextPage: () => needed.map((service) => queries[service].fetchNextPage()),
    },
  };
}

const undoOf: Readonly<Record<TrashService, (request: { params: { token: string } }) => Promise<unknown>>> = {
  goals: (request) => api.goals.undoInGoals(request),
  planner: (request) => api.planner.undoInPlanner(request),
  social: (request) => api.social.undoInSocial(request),
  ai: (request) => api.ai.undoInAi(request),
};

export const bringBack = (service: TrashService, token: string): Promise<unknown> =>
  undoOf[service]({ params: { token } });

export const discard = (service: TrashService, token: string): Promise<unknown> =>
  api[service].discardTrash({ params: { token } });
