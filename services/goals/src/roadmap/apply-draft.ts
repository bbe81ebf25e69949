import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { countsOf } from '../milestones/milestones-of-goal.ts';
import { replaceSuggestions } from '../suggestions/suggestions-of-goal.ts';
import { applySteps } from './apply-steps.ts';
import { applyTimelines } from './apply-timelines.ts';
import { fitDraft } from './fit-draft.rules.ts';

/**
 * Stores a draft as the goal's roadmap, under the rule that nothing the person made, edited or completed is touched.
 * `today` is the day the draft was made for. Answers what changes on the goal itself, for the caller to save.
 */
export async function applyDraft(
  deps: GoalsDeps,
  tx: Tx,
  { goal, draft, today }: { goal: GoalRecord; draft: RoadmapDraft; today: string },
): Promise<Partial<GoalRecord>> {
  const { _id: goalId, ownerId, createdOn, targetDate } = goal;
  const own = { goalId, ownerId };
  const fitted = fitDraft(draft, { today, createdOn, targetDate });
  const steps = await applySteps(deps, tx, { ...own, drafted: fitted.milestones });
  await replaceSuggestions(deps, tx, { ...own, fresh: fitted.suggestions });
  await applyTimelines(deps, tx, { ...own, drafted: fitted.timelines });
  const isPersonsOverview = goal.aiOverview !== null && goal.overviewEditedAt !== null;
  const overview = isPersonsOverview ? {} : { aiOverview: fitted.overview, overviewVersion: goal.version + 1 };
  return { roadmap: 'ready', ...overview, ...countsOf(steps) };
}
