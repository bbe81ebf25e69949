import { ApiError, api } from '@pathwise/federation/api';
import { query, useMutation, useQuery, useQueryClient } from '@pathwise/federation/query';
import type { ProposalIds } from './proposal.rules.ts';

/** A proposal as goals has it now, and what a person can do with it. Every change shows on the goal's page at once. */
export function useProposal({ goalId, proposalId }: ProposalIds) {
  const queries = useQueryClient();
  const proposal = useQuery(query(api.goals.getProposal, { params: { id: goalId, proposalId } }));
  // the goal's page, the lists of goals, and other proposals for the goal
  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('goals.') });
  const accept = useMutation({
    mutationFn: (items: 'all' | string[]) =>
      api.goals.acceptProposal({ params: { id: goalId }, body: { proposalId, accept: items } }),
    onSettled: refresh,
  });
  const undo = useMutation({
    mutationFn: (token: string) => api.goals.undoInGoals({ params: { token } }),
    onSettled: refresh,
  });
  return { proposal, accept, undo };
}

/** The server's reason, or a sentence when it was not reached; undefined without an error. */
export function failureOf(error: unknown): string | undefined {
  if (!error) return undefined;
  return error instanceof ApiError ? error.detail : 'That did not work. Please try again.';
}
