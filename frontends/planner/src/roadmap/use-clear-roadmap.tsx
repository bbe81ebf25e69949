import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useConfirmation } from '@pathwise/ui/alert-dialog';
import { notify } from '@pathwise/ui/notify';
import { refreshRoadmap } from '../goal-kit/goal-cache.ts';
import { useOwnMutation } from '../saving/use-own-mutation.ts';
import { useUndoRoadmap } from './use-draft-again.ts';

/** Clears a goal's roadmap after asking; the person's own milestones stay. Render `confirmation` once. */
export function useClearRoadmap(goalId: string) {
  const queries = useQueryClient();
  const undo = useUndoRoadmap(goalId);
  const { confirm, confirmation } = useConfirmation();
  const clearing = useOwnMutation({
    mutationFn: () => api.goals.clearRoadmap({ params: { id: goalId }, body: {} }),
    onSuccess: async ({ undo: token }) => {
      await refreshRoadmap(queries, goalId);
      undo.offer({ title: 'Roadmap cleared', verb: 'Cleared', token });
    },
    onError: () =>
      notify({ title: 'Error', description: 'Failed to clear the roadmap. Please try again.', variant: 'destructive' }),
  });

  async function clear(): Promise<void> {
    const isSure = await confirm({
      title: 'Clear this roadmap?',
      description: 'Overview, Sage’s steps, suggestions and timelines go. Milestones you made yourself stay.',
      confirmLabel: 'Clear roadmap',
      destructive: true,
    });
    if (isSure) clearing.mutate();
  }

  return { clear, confirmation };
}
