import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { GoalsDeps } from '../deps.ts';
import { fitDraft } from '../drafts/fit-draft.rules.ts';
import { redraft } from '../drafts/redraft.rules.ts';
import { everythingOfGoal } from '../goals/everything-of-goal.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { type AskedAbout, type ProposalRecord, proposals } from './proposal.model.ts';
import { changesOf, itemsOf } from './proposal.rules.ts';

/** How long a proposal can be accepted. Its row stays longer, so that a late call gets the reason for its refusal. */
export const proposalLifeMs = 24 * 3_600_000;

export const askedAbout = ({ title, description, category, targetDate }: GoalRecord): AskedAbout => {
  return { title, description, category, targetDate };
};

/** Stores a draft as a proposal and returns what accepting it would change. The roadmap stays unchanged. */
export function proposeRoadmap(
  deps: GoalsDeps,
  input: OwnGoal & { asked: GoalRecord; draft: RoadmapDraft; today: string },
): Promise<RoadmapProposal> {
  const { goalId, ownerId, asked, draft, today } = input;
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    const { milestones, timelines, suggestions } = await everythingOfGoal(deps, { goalId, ownerId }, tx);
    const fitted = fitDraft(draft, { today, createdOn: goal.createdOn, targetDate: goal.targetDate });
    const shown = suggestions.map(({ title }) => title);
    const changes = changesOf(redraft({ steps: milestones, timelines }, fitted), {
      goal,
      draft: fitted,
      suggestions: shown,
    });
    const at = deps.now();
    const proposal: ProposalRecord = {
      _id: deps.newId(),
      goalId,
      ownerId,
      draft,
      today,
      items: itemsOf(changes),
      about: askedAbout(asked),
      roadmapVersions: [goal.roadmapVersion],
      at,
    };
    await proposals(deps.db).insertMany([proposal], { session: tx.session, lean: true });
    const expiresAt = new Date(at.getTime() + proposalLifeMs).toISOString();
    return { proposalId: proposal._id, expiresAt, ...changes };
  });
}
