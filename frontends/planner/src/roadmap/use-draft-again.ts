import { api } from '@pathwise/federation/api';
import { useMutation, useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { refreshRoadmap } from '../goal/goal-cache.ts';
import { messageOf } from '../goal/message-of.ts';

/** Asks the coach for the roadmap again. What the person edited or completed stays; the server sees to it. */
export function useDraftAgain(goalId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['draft', goalId],
    mutationFn: () => api.goals.generateOverview({ params: { id: goalId }, body: {} }),
    onSuccess: async () => {
      await refreshRoadmap(queries, goalId);
      notify({ title: 'Roadmap updated', description: 'What you edited or completed stayed as it was.' });
    },
    onError: (error) =>
      notify({
        title: 'Error',
        description: messageOf(error) ?? 'Failed to build the roadmap. Please try again.',
        variant: 'destructive',
      }),
  });
}
