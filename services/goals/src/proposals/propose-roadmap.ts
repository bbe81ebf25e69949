import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { GoalsDeps } from '../deps.ts';
import { fitDraft } from '../drafts/fit-draft.rules.ts';
import { redraft } from '../drafts/redraft.rules.ts';
import { everythingOfGoal } from '../goals/everything-of-goal.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { askedAbout, keepProposal } from './keep-proposal.ts';
import { changesOf } from './proposal.rules.ts';

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
    const shown = changesOf(redraft({ steps: milestones, timelines }, fitted), {
      goal,
      draft: fitted,
      suggestions: suggestions.map(({ title }) => title),
    });
    return keepProposal(deps, tx, { goal, about: askedAbout(asked), today, proposed: { draft }, shown });
  });
}
