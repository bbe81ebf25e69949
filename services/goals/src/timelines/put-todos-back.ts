import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import type { ParkedTodos } from '../undo/goals-undo.ts';
import { timelineAt } from './create-timeline.ts';
import { announceTodos } from './own-timeline.ts';
import { putBackAt } from './park-todos.rules.ts';
import { timelines } from './timeline.model.ts';
import type { TimelineRecord } from './timeline.record.ts';

/**
 * The version of a timeline that takes back what was in the trash. Far above any before, unless the todos come from this very
 * one: a timeline that is gone has taken its count along.
 */
export function versionWith(
  deps: GoalsDeps,
  { there, timelineId }: { there: TimelineRecord | null | undefined; timelineId: string },
): number {
  const next = (there?.version ?? 0) + 1;
  return there?._id === timelineId ? next : Math.max(next, deps.now().getTime());
}

/**
 * Puts todos from the trash back where they were: in their timeline, in the one that has taken its place, or in their own
 * again where there is none.
 */
export async function putTodosBack(deps: GoalsDeps, tx: Tx, own: OwnGoal, back: ParkedTodos): Promise<void> {
  const { timelineId: _id, timeframe, createdAt } = back;
  const { session } = tx;
  const there = await timelineAt(deps, { ...own, timeframe }, tx);
  const timeline = there ?? { _id, ...own, timeframe, createdAt, todos: [], version: 0 };
  const version = versionWith(deps, { there, timelineId: _id });
  const todos = putBackAt(timeline.todos, back.todos);
  const which = { _id: timeline._id, ownerId: own.ownerId };
  if (there) await timelines(deps.db).updateOne(which, { $set: { todos, version } }, { session });
  else await timelines(deps.db).insertMany([{ ...timeline, todos, version }], { session, lean: true });
  await announceTodos(tx, { ...timeline, todos, version }, []);
}
