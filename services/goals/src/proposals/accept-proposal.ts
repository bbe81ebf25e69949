import type { acceptance } from '@pathwise/contracts/proposal';
import { conflict, invalid } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { ofYears, type Redrafted, storeRedraft } from '../drafts/store-redraft.ts';
import { changedSince } from '../edits/changed-since.rules.ts';
import { storeEdit } from '../edits/store-edit.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { milestonesOfGoal, toMilestone } from '../milestones/milestones-of-goal.ts';
import { forgetAt } from './keep-proposal.ts';
import { acceptedOf, ownProposal, standingOf } from './own-proposal.ts';
import { type ProposalRecord, proposals } from './proposal.model.ts';

export type Acceptance = OwnGoal & z.output<typeof acceptance> & { today: string };

/**
 * Applies all items of a proposal or some of them. Further items can be accepted later. An item that is accepted
 * already changes nothing until it is undone. Of a draft, later changes by the person stay: items made, edited,
 * completed or deleted. Throws 409 when it is over a day old, a draft's goal or roadmap changed, or an edit would
 * overwrite a later change.
 */
export function acceptProposal(deps: GoalsDeps, input: Acceptance): Promise<Redrafted> {
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    const proposal = await ownProposal(deps, input, tx);
    refuseOutdated(deps, goal, proposal);
    const accepted = await acceptedOf(deps, proposal);
    const known = new Set(accepted.flatMap(({ items }) => items));
    const items = chosenItems(proposal, input.accept).filter((item) => !known.has(item));
    const last = accepted.at(-1);
    if (items.length === 0 && last) return unchanged(deps, tx, { goal, undo: last.undo });

    const chosen = new Set(items);
    await refuseOverwriting(deps, tx, { goal, proposal, isChosen: (id) => chosen.has(id) });
    const redrafted = await store(deps, tx, { goal, proposal, storedOn: input.today, accepts: (id) => chosen.has(id) });
    const roadmapVersion = goal.version + 1;
    const now = deps.now();
    const which = { _id: proposal._id, ownerId: input.ownerId };
    const changes = {
      roadmapVersions: [...proposal.roadmapVersions, roadmapVersion],
      accepted: [...accepted, { items, undo: redrafted.undo, roadmapVersion, at: now.getTime() }],
      forgetAt: forgetAt(now, { isAccepted: true }),
    };
    await proposals(deps.db).updateOne(which, { $set: changes }, { session: tx.session });
    return redrafted;
  }, ofYears);
}

/** An edit shows what each field was. One that the person changed since is not overwritten: 409. */
async function refuseOverwriting(
  deps: GoalsDeps,
  tx: Tx,
  input: { goal: GoalRecord; proposal: ProposalRecord; isChosen: (itemId: string) => boolean },
): Promise<void> {
  const { goal, proposal, isChosen } = input;
  const { shown, changes, goalId, ownerId, at: since } = proposal;
  if (!changes) return;
  const steps = await milestonesOfGoal(deps, { goalId, ownerId }, tx);
  const [changed] = changedSince(shown, { goal, steps, since, isChosen });
  if (!changed) return;
  throw conflict(
    `“${changed.title}” was changed since this proposal was made. Please ask for a new one.`,
    'proposal-outdated',
  );
}

function store(
  deps: GoalsDeps,
  tx: Tx,
  input: { goal: GoalRecord; proposal: ProposalRecord; storedOn: string; accepts: (itemId: string) => boolean },
): Promise<Redrafted> {
  const { proposal, ...how } = input;
  const { draft, changes = [], today } = proposal;
  return draft ? storeRedraft(deps, tx, { ...how, draft, today }) : storeEdit(deps, tx, { ...how, changes, today });
}

async function unchanged(
  deps: GoalsDeps,
  tx: Tx,
  { goal, undo }: { goal: GoalRecord; undo: string },
): Promise<Redrafted> {
  const { _id: goalId, ownerId, aiOverview } = goal;
  const steps = await milestonesOfGoal(deps, { goalId, ownerId }, tx);
  return { goalOverview: aiOverview ?? '', timeline: steps.map(toMilestone), undo };
}

function refuseOutdated(deps: GoalsDeps, goal: GoalRecord, proposal: ProposalRecord): void {
  const standing = standingOf(goal, proposal, deps.now());
  if (standing === 'open') return;
  if (standing === 'expired')
    throw conflict('This proposal is more than a day old. Please ask for a new one.', 'proposal-expired');
  const what = standing === 'goal changed' ? 'The goal' : "The goal's roadmap";
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
