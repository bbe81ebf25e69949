import type { acceptance } from '@pathwise/contracts/proposal';
import { differing } from '@pathwise/service-kit/differing';
import { conflict, invalid, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { ofYears, type Redrafted, storeRedraft } from '../drafts/store-redraft.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { type ProposalRecord, proposals } from './proposal.model.ts';
import { askedAbout, proposalLifeMs } from './propose-roadmap.ts';

export type Acceptance = OwnGoal & z.output<typeof acceptance> & { today: string };

/**
 * Applies all items of a proposal or some of them. Later changes by the person stay: items made, edited, completed or
 * deleted. Further items can be accepted later. Throws 409 when it is over a day old, or its goal or roadmap changed.
 */
export function acceptProposal(deps: GoalsDeps, input: Acceptance): Promise<Redrafted> {
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    const proposal = await ownProposal(deps, input, tx);
    refuseOutdated(deps, goal, proposal);
    const chosen = new Set(chosenItems(proposal, input.accept));
    const { draft, today } = proposal;
    const redrafted = await storeRedraft(deps, tx, {
      goal,
      draft,
      today,
      storedOn: input.today,
      accepts: (item) => chosen.has(item),
    });
    const roadmapVersions = [...proposal.roadmapVersions, goal.version + 1];
    const which = { _id: proposal._id, ownerId: input.ownerId };
    await proposals(deps.db).updateOne(which, { $set: { roadmapVersions } }, { session: tx.session });
    return redrafted;
  }, ofYears);
}

async function ownProposal(
  deps: GoalsDeps,
  { proposalId, goalId, ownerId }: Acceptance,
  tx: Tx,
): Promise<ProposalRecord> {
  const proposal = await proposals(deps.db).findOne({ _id: proposalId, goalId, ownerId }).session(tx.session).lean();
  if (!proposal) throw notFound('proposal');
  return proposal;
}

function refuseOutdated(deps: GoalsDeps, goal: GoalRecord, proposal: ProposalRecord): void {
  if (deps.now().getTime() - proposal.at.getTime() >= proposalLifeMs) {
    throw conflict('This proposal is more than a day old. Please ask for a new one.', 'proposal-expired');
  }
  const isSameGoal = Object.keys(differing(proposal.about, askedAbout(goal))).length === 0;
  if (isSameGoal && proposal.roadmapVersions.includes(goal.roadmapVersion)) return;
  const what = isSameGoal ? "The goal's roadmap" : 'The goal';
  throw conflict(`${what} was changed since this proposal was made. Please ask for a new one.`, 'proposal-outdated');
}

function chosenItems({ items }: ProposalRecord, accept: Acceptance['accept']): readonly string[] {
  if (accept === 'all') return items;
  const unknown = accept.find((item) => !items.includes(item));
  if (unknown !== undefined) {
    throw invalid([{ path: 'accept', message: `This proposal has no item ${unknown}` }]);
  }
  return accept;
}
