// The goal whose page is open. Preview may show a goal that the address does not name, so it says so in the query cache.
import { type QueryClient, useQuery, useQueryClient } from '@pathwise/federation/query';
import { useEffect } from 'react';

export interface GoalInView {
  readonly id: string;
  readonly title: string;
}

const goalInViewKey = ['goal-in-view'] as const;
const inCache = (queries: QueryClient) => queries.getQueryData<GoalInView | null>(goalInViewKey);
const put = (queries: QueryClient, goal: GoalInView | null) => queries.setQueryData(goalInViewKey, () => goal);

/** For a goal's page: says which goal it shows, as long as it shows it. */
export function useShowsGoal(goal: GoalInView | undefined): void {
  const queries = useQueryClient();
  const { id, title } = goal ?? {};
  useEffect(() => {
    if (id === undefined || title === undefined) return;
    // the chat may be closed for an hour, and the page still shows its goal
    queries.setQueryDefaults(goalInViewKey, { gcTime: Number.POSITIVE_INFINITY });
    put(queries, { id, title });
    return () => {
      if (inCache(queries)?.id === id) put(queries, null);
    };
  }, [queries, id, title]);
}

/** The goal whose page is open; undefined on every other page. */
export function useGoalInView(): GoalInView | undefined {
  // never fetched: only a goal's page sets it
  const { data } = useQuery<GoalInView | null>({ queryKey: goalInViewKey, queryFn: () => null, enabled: false });
  return data ?? undefined;
}
