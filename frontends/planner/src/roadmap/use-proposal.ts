import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { refreshRoadmap } from '../goal-kit/goal-cache.ts';
import { updated, useRoadmapChange } from './use-draft-again.ts';

interface Asked {
  /** True: the steps stay, and only get their days. */
  readonly sameSteps: boolean;
  /** The kind of goal that the person means. */
  readonly closestKind: string | undefined;
  readonly onDeclined: () => void;
}

/** Asks the coach for a new draft, without changing anything. When it declines, the goal's page shows why. */
export function useProposal(goalId: string, { sameSteps, closestKind, onDeclined }: Asked) {
  const queries = useQueryClient();
  const body = { apply: false, sameSteps, ...(closestKind === undefined ? {} : { closestKind }) };
  return useOwnMutation({
    mutationFn: async (): Promise<RoadmapProposal | undefined> => {
      const answer = await api.goals.generateOverview({ params: { id: goalId }, body });
      if ('proposalId' in answer) return answer;
      if ('coachNote' in answer) {
        await refreshRoadmap(queries, goalId);
        onDeclined();
        return undefined;
      }
      throw new TypeError('The roadmap was applied instead of proposed');
    },
  });
}

type Acceptance = Parameters<typeof api.goals.acceptProposal>[0]['body'];

/** Accepts a proposal or parts of it, with one Undo. */
export function useAcceptProposal(goalId: string) {
  const showChange = useRoadmapChange(goalId);
  return useOwnMutation({
    mutationFn: (body: Acceptance) => api.goals.acceptProposal({ params: { id: goalId }, body }),
    onSuccess: ({ undo: token }) => showChange({ ...updated, token }),
  });
}
