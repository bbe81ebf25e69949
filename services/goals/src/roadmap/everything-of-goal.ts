import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import { milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import type { SuggestionRecord } from '../suggestions/suggestion.model.ts';
import { suggestionsOfGoal } from '../suggestions/suggestions-of-goal.ts';
import { type TimelineRecord, type TodoRecord, timelines, todos } from './timeline.model.ts';

export interface EverythingOfGoal {
  milestones: MilestoneRecord[];
  suggestions: SuggestionRecord[];
  timelines: TimelineRecord[];
  todos: TodoRecord[];
}

/** All that hangs on a goal, by collection, as one batch for the trash. */
export async function everythingOfGoal(deps: GoalsDeps, own: OwnGoal, tx: Tx): Promise<EverythingOfGoal> {
  const steps = await milestonesOfGoal(deps, own, tx);
  const shown = await suggestionsOfGoal(deps, own, tx);
  const boards = await boardsOfGoal(deps, own, tx);
  return { milestones: steps, suggestions: shown, ...boards };
}

export async function boardsOfGoal(
  deps: GoalsDeps,
  { goalId, ownerId }: OwnGoal,
  tx: Tx,
): Promise<Pick<EverythingOfGoal, 'timelines' | 'todos'>> {
  const { session } = tx;
  const of = { goalId, ownerId };
  const boards = await timelines(deps.db).find(of).session(session).lean<TimelineRecord[]>();
  const tasks = await todos(deps.db).find(of).sort({ order: 1, _id: 1 }).session(session).lean<TodoRecord[]>();
  return { timelines: boards, todos: tasks };
}
