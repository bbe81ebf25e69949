import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { trusted } from 'mongoose';
import type { GoalsDeps } from '../deps.ts';
import { timelineAt } from './create-timeline.ts';
import { announceTodos } from './own-timeline.ts';
import { putBackAt } from './park-todos.rules.ts';
import { type ParkedTimeline, parkedTimelines } from './parked-timeline.model.ts';
import { timelines } from './timeline.model.ts';
import type { TimelineRecord, TodoRecord } from './timeline.record.ts';

/** Copies of todos as documents for the trash; all of them, or those that `goes`. */
export async function parkTodos(
  deps: GoalsDeps,
  { session }: Tx,
  { from, goes = () => true }: { from: readonly TimelineRecord[]; goes?: (todo: TodoRecord) => boolean },
): Promise<ParkedTimeline[]> {
  const parked = from.map(({ _id: timelineId, goalId, ownerId, timeframe, createdAt, todos }) => {
    const going = todos.map((todo, place) => ({ place, todo })).filter(({ todo }) => goes(todo));
    return { _id: deps.newId(), timelineId, goalId, ownerId, timeframe, createdAt, todos: going };
  });
  if (parked.length > 0) await parkedTimelines(deps.db).insertMany(parked, { session, lean: true });
  return parked;
}

/**
 * Puts parked todos back where they were: in their timeline, in the one that has taken its place, or in their own again
 * where there is none. Answers how many.
 */
export async function putTodosBack(
  deps: GoalsDeps,
  tx: Tx,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string },
): Promise<number> {
  const { session } = tx;
  const which = { _id: trusted({ $in: ids }), ownerId };
  const parked = await parkedTimelines(deps.db).find(which).session(session).lean<ParkedTimeline[]>();
  for (const one of parked) await putBack(deps, tx, one);
  await parkedTimelines(deps.db).deleteMany(which, { session });
  return parked.reduce((sum, { todos }) => sum + todos.length, 0);
}

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

async function putBack(deps: GoalsDeps, tx: Tx, parked: ParkedTimeline): Promise<void> {
  const { timelineId: _id, goalId, ownerId, timeframe, createdAt } = parked;
  const { session } = tx;
  const there = await timelineAt(deps, { goalId, ownerId, timeframe }, tx);
  const timeline = there ?? { _id, goalId, ownerId, timeframe, createdAt, todos: [], version: 0 };
  const version = versionWith(deps, { there, timelineId: _id });
  const todos = putBackAt(timeline.todos, parked.todos);
  if (there) await timelines(deps.db).updateOne({ _id: there._id, ownerId }, { $set: { todos, version } }, { session });
  else await timelines(deps.db).insertMany([{ ...timeline, todos, version }], { session, lean: true });
  await announceTodos(tx, { ...timeline, todos, version }, []);
}
