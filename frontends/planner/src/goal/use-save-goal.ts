import type { Goal } from '@pathwise/contracts/api/goals';
import { type ApiError, api, hasCode } from '@pathwise/federation/api';
import { useMutation, useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { putGoalInCache, refreshRoadmap } from './goal-cache.ts';

export type GoalChange = Parameters<typeof api.goals.changeGoal>[0]['body'];

interface Save {
  readonly goal: Goal;
  readonly change: GoalChange;
}

/** Saves a goal and shows it everywhere at once. A stale version is left to the caller, other failures are told. */
export function useSaveGoal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ goal, change }: Save) => api.goals.changeGoal({ params: { id: goal.id }, body: change }),
    onSuccess: (saved) => {
      putGoalInCache(queries, saved);
      void refreshRoadmap(queries, saved.id);
    },
    onError: (error) => {
      if (newerOf(error)) return;
      notify({ title: 'Error', description: 'Failed to update goal. Please try again.', variant: 'destructive' });
    },
  });
}

/** Completes, pauses or reactivates a goal, with Undo in the toast. */
export function useGoalStatus() {
  const save = useSaveGoal();
  function change(goal: Goal, status: Goal['status']): void {
    const undo = () => save.mutate({ goal, change: { status: goal.status } });
    save.mutate(
      { goal, change: { status } },
      {
        onSuccess: () => notify({ title: 'Goal updated successfully!', action: { label: 'Undo', onSelect: undo } }),
      },
    );
  }
  return { change, isPending: save.isPending };
}

/** What is stored now, when a save was refused because somebody, perhaps oneself in another tab, saved before. */
export function newerOf<Stored>(error: unknown): Stored | undefined {
  if (!hasCode(error, 'stale-version')) return undefined;
  return (error as ApiError).problem?.current as Stored | undefined;
}
