import type { Timeline, Todo } from '@pathwise/contracts/timeline';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { TimelineRecord, TodoRecord } from './timeline.model.ts';
import { timelines } from './timeline.model.ts';

/** The timelines of a goal with their todos. Empty for another person's goal. */
export function timelinesOfGoal(deps: GoalsDeps, { goalId, ownerId }: OwnGoal, tx?: Tx): Promise<TimelineRecord[]> {
  return timelines(deps.db)
    .find({ goalId, ownerId })
    .sort({ goalId: 1, timeframe: 1 })
    .session(tx?.session ?? null)
    .lean()
    .exec();
}

export function toTimeline({ _id, goalId, timeframe, todos, version = 0 }: TimelineRecord): Timeline {
  return { id: _id, goalId, timeframe, todos: todos.map((todo, order) => toTodo(todo, _id, order)), version };
}

export function toTodo(todo: TodoRecord, timelineId: string, order: number): Todo {
  const { id, title, description, completed, dueDate, priority, version } = todo;
  return { id, timelineId, title, description, completed, dueDate, priority, order, version };
}
