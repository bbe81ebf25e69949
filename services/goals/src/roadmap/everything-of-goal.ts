import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import type { SuggestionRecord } from '../suggestions/suggestion.model.ts';
import { suggestionsOfGoal } from '../suggestions/suggestions-of-goal.ts';
import { type TimelineRecord, timelines } from './timeline.model.ts';

export interface EverythingOfGoal {
  milestones: MilestoneRecord[];
  suggestions: SuggestionRecord[];
  timelines: TimelineRecord[];
}

/** All that hangs on a goal, by collection, as one batch for the trash. */
export async function everythingOfGoal(deps: GoalsDeps, own: OwnGoal, tx: Tx): Promise<EverythingOfGoal> {
  const steps = await milestonesOfGoal(deps, own, tx);
  const shown = await suggestionsOfGoal(deps, own, tx);
  return { milestones: steps, suggestions: shown, timelines: await timelinesOfGoal(deps, own, tx) };
}

export function timelinesOfGoal(deps: GoalsDeps, { goalId, ownerId }: OwnGoal, tx?: Tx): Promise<TimelineRecord[]> {
  return timelines(deps.db)
    .find({ goalId, ownerId })
    .session(tx?.session ?? null)
    .lean<TimelineRecord[]>()
    .exec();
}
