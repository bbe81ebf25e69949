import { timelineChanged } from '@pathwise/contracts/events/goals';
import { burstPatienceMs } from '@pathwise/service-kit/in-turn';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { notFound } from '@pathwise/service-kit/problem';
import type { GoalsDeps } from '../deps.ts';
import { announceTick } from '../plan-ticks/announce-tick.ts';
import { timelines } from './timeline.model.ts';
import type { TimelineRecord, TodoRecord } from './timeline.record.ts';

export interface OwnTimeline {
  timelineId: string;
  ownerId: string;
}
export interface OwnTodo {
  todoId: string;
  ownerId: string;
}
interface PlacedTodo {
  timeline: TimelineRecord;
  todo: TodoRecord;
  order: number;
}

/** The timeline, when it is this person's; 404 otherwise. */
export async function ownTimeline(
  deps: GoalsDeps,
  { timelineId, ownerId }: OwnTimeline,
  tx: Tx,
): Promise<TimelineRecord> {
  const timeline = await timelines(deps.db)
    .findOne({ _id: timelineId, ownerId })
    .session(tx.session)
    .lean<TimelineRecord>();
  if (!timeline) throw notFound('timeline');
  return timeline;
}

/** The todo with its timeline and place, when it is this person's; 404 otherwise. */
export async function ownTodo(deps: GoalsDeps, own: OwnTodo, tx: Tx): Promise<PlacedTodo> {
  const found = await findTodo(deps, own, tx);
  if (!found) throw notFound('todo');
  return found;
}

/** The same, or undefined: on the timeline it was made in, and otherwise wherever it has moved to. */
export async function findTodo(deps: GoalsDeps, { todoId, ownerId }: OwnTodo, tx: Tx): Promise<PlacedTodo | undefined> {
  const { timelineId: _id } = madeIn({ todoId, ownerId });
  for (const where of [
    { _id, ownerId },
    { ownerId, 'todos.id': todoId },
  ]) {
    const timeline = await timelines(deps.db).findOne(where).session(tx.session).lean<TimelineRecord>();
    const order = timeline?.todos.findIndex(({ id }) => id === todoId) ?? -1;
    const todo = timeline?.todos[order];
    if (timeline && todo) return { timeline, todo, order };
  }
  return undefined;
}

/** Runs a change of a timeline's todos after those that are under way: they live in one document. */
export function changingTodos<T>(
  deps: GoalsDeps,
  { timelineId, ownerId }: OwnTimeline,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return deps.inTurn(`${ownerId} todos of ${timelineId}`, () => deps.inTransaction(work), burstPatienceMs);
}

/**
 * The timeline a todo was made in, whose id is part of its own: there it is, unless it has moved since. Turns go by it all the
 * same: they only spare conflicts.
 */
export const madeIn = ({ todoId, ownerId }: OwnTodo): OwnTimeline => {
  return { timelineId: todoId.split('.')[0] ?? '', ownerId };
};

/** Writes a timeline's todos, counts its version up and says so; `ticked` is the one that was ticked or unticked by it. */
export async function saveTodos(
  deps: GoalsDeps,
  tx: Tx,
  timeline: TimelineRecord,
  { todos, ticked }: { todos: TodoRecord[]; ticked?: TodoRecord | undefined },
): Promise<void> {
  const { _id, ownerId, goalId, version = 0 } = timeline;
  const next = { ...timeline, todos, version: version + 1 };
  await timelines(deps.db).updateOne(
    { _id, ownerId },
    { $set: { todos, version: next.version } },
    { session: tx.session },
  );
  await announceTodos(tx, next);
  if (!ticked) return;
  const { id: stepId, completed, tickedAt = 0 } = ticked;
  await announceTick(tx, { ownerId, goalId, kind: 'todo', stepId, completed, version: tickedAt });
}

/** Says that todos of a timeline moved, so that other tabs fetch them again. */
export function announceTodos(tx: Tx, timeline: TimelineRecord): Promise<void> {
  const { _id: timelineId, goalId, ownerId, timeframe, version } = timeline;
  return tx.emit(timelineChanged, { timelineId, goalId, ownerId, timeframe, version });
}
