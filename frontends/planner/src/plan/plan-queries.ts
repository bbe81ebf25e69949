import { api } from '@pathwise/federation/api';
import { keyOf, type QueryClient, queryOptions } from '@pathwise/federation/query';

/** Begins the keys of every week. */
export const weeksKey = keyOf(api.planner.listWeek);

/** Unfinished tasks of past weeks that wait for a decision: the oldest, and whether there are more after them. */
export const missedQuery = queryOptions({
  queryKey: keyOf(api.planner.listMissed),
  queryFn: ({ signal }) => api.planner.listMissed.page({ signal }),
});

export async function refreshWeeks(queries: QueryClient): Promise<void> {
  const keys = [weeksKey, keyOf(api.planner.listPlanned), missedQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
