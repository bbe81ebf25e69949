import { useQuery } from '@pathwise/federation/query';
import { useMemo } from 'react';
import { goalsQuery } from '../goal-kit/goal-queries.ts';
import type { Week } from './plan.rules.ts';

/** The titles of the person's goals by id. Fetched only when a task of the week stands for a step. */
export function useGoalTitles(week: Week): ReadonlyMap<string, string> {
  const { data: goals } = useQuery({ ...goalsQuery, enabled: week.some(({ goalId }) => goalId !== null) });
  return useMemo(() => new Map(goals?.map(({ id, title }) => [id, title])), [goals]);
}
