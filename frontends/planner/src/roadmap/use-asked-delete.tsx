import type { Milestone } from '@pathwise/contracts/api/goals';
import { UndoList } from '@pathwise/remote-kit/undo-list';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { useDeleteMilestone } from './use-milestones.ts';

/** Deletes a milestone after a question. The extras are the question and the list of what can be undone. */
export function useAskedDelete(goalId: string) {
  const place = `milestones:${goalId}`;
  const remove = useDeleteMilestone(goalId, place);
  const { confirm, confirmation } = useConfirmation();
  async function deleteMilestone(milestone: Milestone): Promise<void> {
    const isSure = await confirm({
      title: 'Are you sure you want to delete this milestone?',
      description: milestone.title,
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (isSure) remove(milestone);
  }
  const extras = (
    <>
      <UndoList place={place} />
      {confirmation}
    </>
  );
  return { deleteMilestone, extras };
}
