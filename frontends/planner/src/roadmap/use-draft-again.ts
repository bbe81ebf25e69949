import { api } from '@pathwise/federation/api';
import { type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { refreshRoadmap } from '../goal-kit/goal-cache.ts';
import { tellFailure } from '../saving/tell-failure.ts';
import { useBringBack } from '../saving/use-bring-back.ts';
import { useOwnMutation } from '../saving/use-own-mutation.ts';

/** Asks the coach to draft the roadmap again. The server keeps what the person edited or completed. */
export function useDraftAgain(goalId: string) {
  const queries = useQueryClient();
  const tell = useTellRoadmapChange(goalId);
  return useOwnMutation({
    mutationKey: ['draft', goalId],
    mutationFn: () => api.goals.generateOverview({ params: { id: goalId }, body: {} }),
    onSuccess: async (made) => {
      await refreshRoadmap(queries, goalId);
      tell({
        title: 'Roadmap updated',
        description: 'What you edited or completed stayed as it was.',
        verb: 'Updated',
        ...('undo' in made ? { token: made.undo } : {}),
      });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to build the roadmap. Please try again.'),
  });
}

/** The place of the undo list for replaced and cleared roadmaps. */
export const roadmapPlace = (goalId: string) => `roadmap:${goalId}`;

interface RoadmapChange {
  readonly title: string;
  readonly description?: string;
  readonly verb: string;
  readonly token?: string;
}

/** One Undo for a change of the whole roadmap, in the toast and later on the goal's page. */
export function useTellRoadmapChange(goalId: string) {
  const remember = useBringBack(roadmapPlace(goalId), (queries: QueryClient) => refreshRoadmap(queries, goalId));
  return ({ title, description, verb, token }: RoadmapChange) => {
    const action = token === undefined ? undefined : remember({ what: 'the roadmap', verb, token });
    notify({ title, description, action });
  };
}
