import { api } from '@pathwise/federation/api';
import { keyOf, type QueryClient, queryOptions } from '@pathwise/federation/query';

/** The start of every week's query key. */
const weeksKey = keyOf(api.planner.listWeek);

/** Open tasks of past weeks without a decision: the oldest ones, and whether there are more. */
export const missedQuery = queryOptions({
  queryKey: keyOf(api.planner.listMissed),
  queryFn: ({ signal }) => api.planner.listMissed.page({ signal }),
});

export async function refreshWeeks(queries: QueryClient): Promise<void> {
  const keys = [weeksKey, keyOf(api.planner.listPlanned), missedQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
