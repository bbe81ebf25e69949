import type { Milestone } from '@pathwise/contracts/api/goals';
import { draftRoadmapFor } from '@pathwise/contracts/questions/ai';
import type { GoalsDeps } from '../deps.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { milestonesOfGoal, toMilestone } from '../milestones/milestones-of-goal.ts';
import { applyDraft } from './apply-draft.ts';
import { askCoach, type CoachDay, inWords } from './ask-coach.ts';
import { announceRoadmap } from './store-roadmap.consumer.ts';

export interface GeneratedOverview {
  goalOverview: string;
  timeline: Milestone[];
}

/**
 * Has the roadmap drafted anew and applies it at once; what the person made, edited or completed stays as it is.
 * 503 while the coach is away. A first draft that is still on its way is no longer waited for.
 */
export async function generateOverview(deps: GoalsDeps, input: OwnGoal & CoachDay): Promise<GeneratedOverview> {
  const asked = await ownGoal(deps, input);
  const { draft } = await askCoach(deps, draftRoadmapFor, inWords(asked, input));

  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    const changes = await applyDraft(deps, tx, { goal, draft, today: input.today });
    const saved = await saveGoal(deps, tx, goal, changes);
    await announceChange(tx, saved);
    if (goal.roadmap === 'drafting') await announceRoadmap(tx, saved);
    const timeline = (await milestonesOfGoal(deps, input, tx)).map(toMilestone);
    return { goalOverview: saved.aiOverview ?? '', timeline };
  });
}
