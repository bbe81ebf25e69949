import { api } from '@pathwise/federation/api';
import { showError } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { useRoadmapChange } from './use-draft-again.ts';

/** Clears a goal's roadmap after a confirmation. The person's own milestones stay. Render `confirmation` once. */
export function useClearRoadmap(goalId: string) {
  const showChange = useRoadmapChange(goalId);
  const { confirm, confirmation } = useConfirmation();
  const clearing = useOwnMutation({
    mutationFn: () => api.goals.clearRoadmap({ params: { id: goalId }, body: {} }),
    onSuccess: ({ undo: token }) => showChange({ title: 'Roadmap cleared', verb: 'Cleared', token }),
    onError: () => showError('Failed to clear the roadmap. Please try again.'),
  });

  async function clear(): Promise<void> {
    const isSure = await confirm({
      title: 'Clear this roadmap?',
      description: 'Overview, Sage’s steps, suggestions and timelines go. Steps you made yourself stay.',
      confirmLabel: 'Clear roadmap',
      destructive: true,
    });
    if (isSure) clearing.mutate();
  }

  return { clear, confirmation };
}
