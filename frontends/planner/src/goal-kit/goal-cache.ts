import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { QueryClient } from '@pathwise/federation/query';
import { type DashboardStats, statsAfter, withMilestones } from './goal.rules.ts';
import { goalQuery, goalsQuery, milestonesQuery, roadmapQuery, statsQuery, suggestionsQuery } from './goal-queries.ts';

/** Changes a goal in every cached query that holds it, and the dashboard's figures. */
export function changeGoalInCache(queries: QueryClient, goalId: string, change: (goal: Goal) => Goal): void {
  queries.setQueryData(goalQuery(goalId).queryKey, (goal: Goal | undefined) => goal && change(goal));
  setGoals(queries, (goals) => goals.map((goal) => (goal.id === goalId ? change(goal) : goal)));
}

/** Shows a goal just created or saved before the lists are fetched again. */
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

/** Fetches again what a change of goals affects: lists, figures, and the page of a named goal. */
export async function refreshGoals(queries: QueryClient, goalId?: string): Promise<void> {
  const keys = [goalsQuery.queryKey, statsQuery.queryKey];
  const ofGoal = goalId ? [goalQuery(goalId).queryKey, milestonesQuery(goalId).queryKey] : [];
  await Promise.all([...keys, ...ofGoal].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Fetches again everything on a goal's page, with suggestions and timelines. */
export async function refreshRoadmap(queries: QueryClient, goalId: string): Promise<void> {
  await Promise.all([
    refreshGoals(queries, goalId),
    queries.invalidateQueries({ queryKey: suggestionsQuery(goalId).queryKey }),
    queries.invalidateQueries({ queryKey: roadmapQuery(goalId).queryKey }),
  ]);
}

/** Counts the shown milestones in every cached copy of the goal. Cancels running reads, whose answers lack them. */
export async function showMilestonesInGoal(queries: QueryClient, goalId: string, shown: Milestone[]): Promise<void> {
  const keys = [goalsQuery.queryKey, statsQuery.queryKey, goalQuery(goalId).queryKey];
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })));
  changeGoalInCache(queries, goalId, (goal) => withMilestones(goal, shown));
}
