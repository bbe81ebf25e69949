import type { Goal } from '@pathwise/contracts/api/goals';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { UndoList } from '@pathwise/remote-kit/undo-list';
import { useBringBack } from '@pathwise/remote-kit/use-bring-back';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { dropGoalFromCache, refreshGoals } from './goal-cache.ts';

const undoPlace = 'goals';

/** Deletes goals after a confirmation. Render `confirmation` and `undoList` once on the page. */
export function useDeleteGoal({ onDeleted }: { onDeleted?: () => void } = {}) {
  const queries = useQueryClient();
  const { confirm, confirmation } = useConfirmation();
  const remember = useBringBack(undoPlace, refreshGoals);
  const deletion = useOwnMutation({
    mutationFn: (goal: Goal) => api.goals.deleteGoal({ params: { id: goal.id } }),
    onSuccess: ({ undo }, goal) => {
      onDeleted?.();
      dropGoalFromCache(queries, goal.id);
      void refreshGoals(queries);
      notify({ title: 'Goal deleted successfully!', action: remember({ what: goal.title, token: undo }) });
    },
    onError: (_error, goal) =>
      notify({
        title: 'Error',
        description: 'Failed to delete goal. Please try again.',
        variant: 'destructive',
        action: { label: 'Retry', onSelect: () => deletion.mutate(goal) },
      }),
  });

  async function deleteGoal(goal: Goal): Promise<void> {
    const isSure = await confirm({
      title: 'Are you sure you want to delete this goal?',
      description: `“${goal.title}” is deleted with its roadmap and steps. You can bring it back from the trash for 30 days. Tasks in your weekly plan stay there.`,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (isSure) deletion.mutate(goal);
  }

  return { deleteGoal, confirmation, undoList: <UndoList place={undoPlace} /> };
}
