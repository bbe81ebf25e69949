import type { Goal } from '@pathwise/contracts/api/goals';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { showError } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { putGoalInCache, refreshRoadmap } from './goal-cache.ts';

type GoalChange = Parameters<typeof api.goals.changeGoal>[0]['body'];

interface Save {
  readonly goal: Goal;
  readonly change: GoalChange;
}

/** Saves a goal and updates it in every query. The caller handles a stale version; other failures show a toast. */
export function useSaveGoal({ onSaved }: { onSaved: (before: Goal, saved: Goal) => void }) {
  const queries = useQueryClient();
  return useOwnMutation({
    mutationFn: ({ goal, change }: Save) => api.goals.changeGoal({ params: { id: goal.id }, body: change }),
    onSuccess: (saved, { goal }) => {
      putGoalInCache(queries, saved);
      void refreshRoadmap(queries, saved.id);
      onSaved(goal, saved);
    },
    onError: (error) => {
      if (newerOf(error)) return;
      showError('Failed to update goal. Please try again.');
    },
  });
}

/** Completes, pauses or reactivates a goal, with Undo in the toast. */
export function useGoalStatus() {
  const back = useSaveGoal({ onSaved: () => notify({ title: updated }) });
  const save = useSaveGoal({
    onSaved: (before) => {
      const undo = () => back.mutate({ goal: before, change: { status: before.status } });
      notify({ title: updated, action: { label: 'Undo', onSelect: undo } });
    },
  });
  return {
    change: (goal: Goal, status: Goal['status']) => save.mutate({ goal, change: { status } }),
    isPending: save.isPending,
  };
}

const updated = 'Goal updated successfully!';
