import type { ProposalNow } from '@pathwise/contracts/proposal';
import type { GoalsDeps } from '../deps.ts';
import { changedSince } from '../edits/changed-since.rules.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { ownGoal } from '../goals/own-goal.ts';
import { milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { expiresAt } from './keep-proposal.ts';
import { acceptedOf, type OwnProposal, ownProposal, standingOf } from './own-proposal.ts';
import type { ProposalRecord } from './proposal.model.ts';

/** A proposal as it was shown, with what was accepted of it. */
export async function getProposal(deps: GoalsDeps, input: OwnProposal): Promise<ProposalNow> {
  const goal = await ownGoal(deps, input);
  const proposal = await ownProposal(deps, input);
  const accepted = await acceptedOf(deps, proposal);
  const last = accepted.at(-1);
  const items = new Set(accepted.flatMap((one) => one.items));
  const standing = standingOf(goal, proposal, deps.now());
  const isOpen = standing === 'open' && (await isAnyLeft(deps, { goal, proposal, accepted: items }));
  return {
    proposalId: proposal._id,
    expiresAt: expiresAt(proposal),
    ...proposal.shown,
    accepted: [...items],
    // A newer roadmap has to be undone first.
    undo: last?.roadmapVersion === goal.roadmapVersion ? last.undo : null,
    hasStepsInTrash: await isAnyInTrash(deps, proposal, items),
    state: isOpen ? 'open' : standing === 'expired' ? standing : 'outdated',
  };
}

/** Whether a step that was removed with it can be brought back from the trash. */
async function isAnyInTrash(
  deps: GoalsDeps,
  { shown, ownerId }: ProposalRecord,
  accepted: ReadonlySet<string>,
): Promise<boolean> {
  const ids = shown.remove.map(({ id }) => id).filter((id) => accepted.has(id));
  return ids.length > 0 && (await deps.undo.deletedAmong(undefined, { ownerId, ids })).size > 0;
}

/** An edit is outdated when each item that is left changes what was changed since. */
async function isAnyLeft(
  deps: GoalsDeps,
  { goal, proposal, accepted }: { goal: GoalRecord; proposal: ProposalRecord; accepted: ReadonlySet<string> },
): Promise<boolean> {
  const { shown, items, changes, goalId, ownerId, at: since } = proposal;
  const left = items.filter((id) => !accepted.has(id));
  if (!changes || left.length === 0) return true;
  const steps = await milestonesOfGoal(deps, { goalId, ownerId });
  const isChosen = (id: string) => !accepted.has(id);
  return changedSince(shown, { goal, steps, since, isChosen }).length < left.length;
}
