import { useQuery } from '@pathwise/federation/query';
import { useMemo } from 'react';
import { goalsQuery } from '../goal-kit/goal-queries.ts';

/** The titles of the person's goals by id. Fetched only when one of the tasks stands for a step. */
export function useGoalTitles(tasks: readonly { readonly goalId: string | null }[]): ReadonlyMap<string, string> {
  const { data: goals } = useQuery({ ...goalsQuery, enabled: tasks.some(({ goalId }) => goalId !== null) });
  return useMemo(() => new Map(goals?.map(({ id, title }) => [id, title])), [goals]);
}
