import type { ProposalNow } from '@pathwise/contracts/proposal';
import { api } from '@pathwise/federation/api';
import { itemsOf } from '@pathwise/federation/proposal.rules';
import { query, useQueries } from '@pathwise/federation/query';
import { dismissedProposals } from '@pathwise/federation/storage-keys';
import { useSyncExternalStore } from 'react';
import { competes, type ProposalIds, waits } from './proposal.rules.ts';

/** Whether one of the later proposals would change the same and still waits for the person. Their cards load them anyway. */
export function useSuperseded(now: ProposalNow | undefined, later: readonly ProposalIds[]): boolean {
  const dismissed = useSyncExternalStore(dismissedProposals.subscribe, dismissedProposals.all).split(' ');
  const found = useQueries({
    queries: later.map(({ goalId, proposalId }) =>
      query(api.goals.getProposal, { params: { id: goalId, proposalId } }),
    ),
  });
  return found.some(
    ({ data }) =>
      now && data && waits(data, itemsOf(data).length) && !dismissed.includes(data.proposalId) && competes(now, data),
  );
}
