import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useConfirmation } from '@pathwise/ui/alert-dialog';
import { refreshRoadmap } from '../goal-kit/goal-cache.ts';
import { tellError } from '../saving/tell-failure.ts';
import { useOwnMutation } from '../saving/use-own-mutation.ts';
import { useTellRoadmapChange } from './use-draft-again.ts';

/** Clears a goal's roadmap after a confirmation. The person's own milestones stay. Render `confirmation` once. */
export function useClearRoadmap(goalId: string) {
  const queries = useQueryClient();
  const tell = useTellRoadmapChange(goalId);
  const { confirm, confirmation } = useConfirmation();
  const clearing = useOwnMutation({
    mutationFn: () => api.goals.clearRoadmap({ params: { id: goalId }, body: {} }),
    onSuccess: async ({ undo: token }) => {
      await refreshRoadmap(queries, goalId);
      tell({ title: 'Roadmap cleared', verb: 'Cleared', token });
    },
    onError: () => tellError('Failed to clear the roadmap. Please try again.'),
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
