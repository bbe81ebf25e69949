import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useBringBack } from '@pathwise/remote-kit/use-bring-back';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { refreshRoadmap } from '../goal-kit/goal-cache.ts';

/** Asks the coach to draft the roadmap again. The server keeps what the person edited or completed. */
export function useDraftAgain(goalId: string) {
  const queries = useQueryClient();
  const refresh = () => refreshRoadmap(queries, goalId); // the page shows the note
  const showChange = useRoadmapChange(goalId);
  return useOwnMutation({
    mutationKey: ['draft', goalId],
    mutationFn: () => api.goals.generateOverview({ params: { id: goalId }, body: {} }),
    onSuccess: (made) =>
      'coachNote' in made ? refresh() : showChange({ ...updated, ...('undo' in made ? { token: made.undo } : {}) }),
    onError: (error) => showFailure('Error', error, 'Failed to build the roadmap. Please try again.'),
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

export const updated = {
  title: 'Roadmap updated',
  description: 'What you edited or completed stayed as it was.',
  verb: 'Updated',
};

/** Fetches a changed roadmap. One Undo for the whole change is in the toast and later on the goal's page. */
export function useRoadmapChange(goalId: string) {
  const queries = useQueryClient();
  const refresh = () => refreshRoadmap(queries, goalId);
  const remember = useBringBack(roadmapPlace(goalId), refresh);
  return async ({ title, description, verb, token }: RoadmapChange) => {
    await refresh();
    const action = token === undefined ? undefined : remember({ what: 'the roadmap', verb, token });
    notify({ title, description, action });
  };
}
