import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { ParkedTodos } from '../undo/goals-undo.ts';
import { timelineAt } from './create-timeline.ts';
import { announceTodos } from './own-timeline.ts';
import { putBackAt } from './park-todos.rules.ts';
import { timelines } from './timeline.model.ts';

/**
 * Restores todos from the trash to their timeline, or to the new one of the same timeframe. If there is neither, it
 * creates their timeline again.
 */
export async function putTodosBack(deps: GoalsDeps, tx: Tx, own: OwnGoal, back: ParkedTodos): Promise<void> {
  const { timelineId: _id, timeframe, createdAt } = back;
  const { session } = tx;
  const there = await timelineAt(deps, { ...own, timeframe }, tx);
  const timeline = there ?? { _id, ...own, timeframe, createdAt, todos: [], version: 0 };
  const version = timeline.version + 1;
  const todos = putBackAt(timeline.todos, back.todos);
  const which = { _id: timeline._id, ownerId: own.ownerId };
  if (there) await timelines(deps.db).updateOne(which, { $set: { todos, version } }, { session });
  else await timelines(deps.db).insertMany([{ ...timeline, todos, version }], { session, lean: true });
  await announceTodos(tx, { ...timeline, todos, version });
}
