import type { WeeklyTask } from '@pathwise/contracts/task';
import { api } from '@pathwise/federation/api';
import { type QueryClient, queryOptions } from '@pathwise/federation/query';

/** Everything the server says about weeks is read from below here. */
export const weeksPath = '/api/weekly-tasks';
export const weekPath = (weekStart: string): string => `${weeksPath}?startDate=${weekStart}`;

const missedPath = `${weeksPath}/missed`;

/** Unfinished tasks of past weeks that wait for a decision: the oldest, and whether there are more after them. */
export const missedQuery = queryOptions({
  queryKey: [missedPath],
  queryFn: ({ signal }) => api.getPage<WeeklyTask>(missedPath, { signal }),
});

export async function refreshWeeks(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(weeksPath) });
}
