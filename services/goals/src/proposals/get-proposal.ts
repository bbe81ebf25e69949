import type { ProposalNow } from '@pathwise/contracts/proposal';
import type { GoalsDeps } from '../deps.ts';
import { ownGoal } from '../goals/own-goal.ts';
import { expiresAt } from './keep-proposal.ts';
import { acceptedOf, type OwnProposal, ownProposal, standingOf } from './own-proposal.ts';

/** A proposal as it was shown, with what was accepted of it. */
export async function getProposal(deps: GoalsDeps, input: OwnProposal): Promise<ProposalNow> {
  const goal = await ownGoal(deps, input);
  const proposal = await ownProposal(deps, input);
  const accepted = await acceptedOf(deps, proposal);
  const last = accepted.at(-1);
  const standing = standingOf(goal, proposal, deps.now());
  return {
    proposalId: proposal._id,
    expiresAt: expiresAt(proposal),
    ...proposal.shown,
    accepted: accepted.flatMap(({ items }) => items),
    // A newer roadmap has to be undone first.
    undo: last?.roadmapVersion === goal.roadmapVersion ? last.undo : null,
    state: standing === 'open' || standing === 'expired' ? standing : 'outdated',
  };
}
