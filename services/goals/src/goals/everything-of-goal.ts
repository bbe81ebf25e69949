import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import type { SuggestionRecord } from '../suggestions/suggestion.model.ts';
import { suggestionsOfGoal } from '../suggestions/suggestions-of-goal.ts';
import type { TimelineRecord } from '../timelines/timeline.model.ts';
import { timelinesOfGoal } from '../timelines/timelines-of-goal.ts';

export interface EverythingOfGoal {
  milestones: MilestoneRecord[];
  suggestions: SuggestionRecord[];
  timelines: TimelineRecord[];
}

/** All documents of a goal by collection, as one batch for the trash. */
export async function everythingOfGoal(deps: GoalsDeps, own: OwnGoal, tx?: Tx): Promise<EverythingOfGoal> {
  const steps = await milestonesOfGoal(deps, own, tx);
  const shown = await suggestionsOfGoal(deps, own, tx);
  return { milestones: steps, suggestions: shown, timelines: await timelinesOfGoal(deps, own, tx) };
}
