import { api } from '@pathwise/federation/api';
import { type QueryClient, queryOptions } from '@pathwise/federation/query';

/** Everything the server says about weeks is read from below here. */
export const weeksPath = '/api/weekly-tasks';
export const weekPath = (weekStart: string): string => `${weeksPath}?startDate=${weekStart}`;

/** So many missed tasks are answered at once; as soon as they are decided about, the next are. */
export const missedAtOnce = 1_000;

/** Unfinished tasks of past weeks that wait for a decision. */
export const missedQuery = queryOptions({
  queryKey: [`${weeksPath}/missed`],
  queryFn: ({ signal }) => api.planner.listMissed({ signal }),
});

export async function refreshWeeks(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(weeksPath) });
}
