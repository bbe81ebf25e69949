import { differing } from '@pathwise/service-kit/differing';
import { notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { askedAbout, proposalLifeMs } from './keep-proposal.ts';
import { type AcceptedItems, type ProposalRecord, proposals } from './proposal.model.ts';

export interface OwnProposal extends OwnGoal {
  proposalId: string;
}

/** The proposal, when it is this person's and of this goal; 404 otherwise. */
export async function ownProposal(
  deps: GoalsDeps,
  { proposalId, goalId, ownerId }: OwnProposal,
  tx?: Tx,
): Promise<ProposalRecord> {
  const which = { _id: proposalId, goalId, ownerId };
  const proposal = await proposals(deps.db)
    .findOne(which)
    .session(tx?.session ?? null)
    .lean();
  if (!proposal) throw notFound('proposal');
  return proposal;
}

/**
 * Whether a proposal can be accepted, and if not, why. A draft was written for the goal's text and date, and for the roadmap.
 * An edit names what it changes: `changedSince` compares only that.
 */
export function standingOf(
  goal: GoalRecord,
  proposal: ProposalRecord,
  now: Date,
): 'open' | 'expired' | 'goal changed' | 'roadmap changed' {
  if (now.getTime() - proposal.at.getTime() >= proposalLifeMs) return 'expired';
  if (!proposal.draft) return 'open';
  if (Object.keys(differing(proposal.about, aboutNow(goal, proposal))).length > 0) return 'goal changed';
  return proposal.roadmapVersions.includes(goal.roadmapVersion) ? 'open' : 'roadmap changed';
}

/** A date that was read in the words is no change of what the draft was written for: the draft itself named it. */
function aboutNow(goal: GoalRecord, { about }: ProposalRecord): ReturnType<typeof askedAbout> {
  const now = askedAbout(goal);
  return goal.isTargetDateRead && about.targetDate === null ? { ...now, targetDate: null } : now;
}

/** What was accepted and not undone, oldest first. */
export async function acceptedOf(
  deps: GoalsDeps,
  { accepted = [], ownerId }: ProposalRecord,
): Promise<AcceptedItems[]> {
  const kept: AcceptedItems[] = [];
  for (const one of accepted) if (await deps.undo.kindOf({ ownerId, token: one.undo })) kept.push(one);
  return kept;
}
