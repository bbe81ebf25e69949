import type { Goal } from '@pathwise/contracts/api/goals';
import type { QueryClient } from '@pathwise/federation/query';
import { type DashboardStats, statsAfter } from './goal.rules.ts';
import { goalQuery, goalsQuery, milestonesQuery, roadmapQuery, statsQuery, suggestionsQuery } from './goal-queries.ts';

/** Changes a goal wherever the page already holds it, and the dashboard's figures with it. */
export function changeGoalInCache(queries: QueryClient, goalId: string, change: (goal: Goal) => Goal): void {
  queries.setQueryData(goalQuery(goalId).queryKey, (goal: Goal | undefined) => goal && change(goal));
  setGoals(queries, (goals) => goals.map((goal) => (goal.id === goalId ? change(goal) : goal)));
}

/** Shows a goal that was just made or saved, without waiting for the lists to be fetched again. */
export function putGoalInCache(queries: QueryClient, saved: Goal): void {
  queries.setQueryData(goalQuery(saved.id).queryKey, saved);
  setGoals(queries, (goals) =>
    goals.some(({ id }) => id === saved.id)
      ? goals.map((goal) => (goal.id === saved.id ? saved : goal))
      : [saved, ...goals],
  );
}

export function dropGoalFromCache(queries: QueryClient, goalId: string): void {
  setGoals(queries, (goals) => goals.filter(({ id }) => id !== goalId));
}

function setGoals(queries: QueryClient, change: (goals: Goal[]) => Goal[]): void {
  const goals = queries.setQueryData(goalsQuery.queryKey, (known: Goal[] | undefined) => known && change(known));
  if (!goals) return;
  queries.setQueryData(statsQuery.queryKey, (stats: DashboardStats | undefined) => stats && statsAfter(stats, goals));
}

/** Fetches again what a change to goals touches: the lists, the figures, and the goal's own page when one is named. */
export async function refreshGoals(queries: QueryClient, goalId?: string): Promise<void> {
  const keys = [goalsQuery.queryKey, statsQuery.queryKey];
  const ofGoal = goalId ? [goalQuery(goalId).queryKey, milestonesQuery(goalId).queryKey] : [];
  await Promise.all([...keys, ...ofGoal].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Fetches again everything a goal's page shows, suggestions and timelines too. */
export async function refreshRoadmap(queries: QueryClient, goalId: string): Promise<void> {
  await Promise.all([
    refreshGoals(queries, goalId),
    queries.invalidateQueries({ queryKey: suggestionsQuery(goalId).queryKey }),
    queries.invalidateQueries({ queryKey: roadmapQuery(goalId).queryKey }),
  ]);
}

/** Stops answers that are on their way and would show the state from before an optimistic change. */
export async function holdGoalFetches(queries: QueryClient, goalId: string): Promise<void> {
  const keys = [goalsQuery.queryKey, statsQuery.queryKey, goalQuery(goalId).queryKey, milestonesQuery(goalId).queryKey];
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })));
}
