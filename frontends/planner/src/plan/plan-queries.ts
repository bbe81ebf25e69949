import { api } from '@pathwise/federation/api';
import { keyOf, type QueryClient, query, queryOptions } from '@pathwise/federation/query';

/** The start of every week's query key. */
const weeksKey = keyOf(api.planner.listWeek);

/** Open tasks of past weeks without a decision: the oldest ones, and whether there are more. */
export const missedQuery = queryOptions({
  queryKey: keyOf(api.planner.listMissed),
  queryFn: ({ signal }) => api.planner.listMissed.page({ signal }),
});

/** The open steps and timeline tasks of active goals that are dated in a week. */
export const datedStepsQuery = (weekStart: string) =>
  query(api.goals.listDatedSteps, { query: { startDate: weekStart } });

/** The tasks of the weekly plan that stand for steps of any goal. */
export const allPlannedQuery = query(api.planner.listPlanned, { query: {} });

export async function refreshWeeks(queries: QueryClient): Promise<void> {
  const keys = [weeksKey, keyOf(api.planner.listPlanned), missedQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
