import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { type AskedAbout, type ProposalRecord, type Proposed, proposals } from './proposal.model.ts';
import { type Changes, itemsOf } from './proposal.rules.ts';

const dayMs = 24 * 3_600_000;

/** How long a proposal can be accepted. Its row stays longer, so that a late call gets the reason for its refusal. */
export const proposalLifeMs = dayMs;

/** When the row goes: of what was accepted with its undo, which the trash keeps for 30 days. */
export const forgetAt = (since: Date, { isAccepted }: { isAccepted: boolean }): Date =>
  new Date(since.getTime() + (isAccepted ? 30 : 3) * dayMs);

export const expiresAt = ({ at }: Pick<ProposalRecord, 'at'>) => new Date(at.getTime() + proposalLifeMs).toISOString();

export const askedAbout = ({ title, description, category, targetDate }: GoalRecord): AskedAbout => {
  return { title, description, category, targetDate };
};

/** Stores what may be accepted, and returns it. Without items nothing is stored. */
export async function keepProposal(
  deps: GoalsDeps,
  tx: Tx,
  input: { goal: GoalRecord; about: AskedAbout; today: string; proposed: Proposed; shown: Changes },
): Promise<RoadmapProposal> {
  const { goal, about, today, proposed, shown } = input;
  const { _id: goalId, ownerId, roadmapVersion } = goal;
  const items = itemsOf(shown);
  const at = deps.now();
  const proposal: ProposalRecord = {
    _id: deps.newId(),
    goalId,
    ownerId,
    ...proposed,
    today,
    shown,
    items,
    about,
    roadmapVersions: [roadmapVersion],
    accepted: [],
    at,
    forgetAt: forgetAt(at, { isAccepted: false }),
  };
  if (items.length > 0) {
    await deps.account.enter(tx, ownerId);
    await proposals(deps.db).insertMany([proposal], { session: tx.session, lean: true });
  }
  return { proposalId: proposal._id, expiresAt: expiresAt(proposal), ...shown };
}
