import { timelineChanged } from '@pathwise/contracts/events/goals';
import { notFound } from '@pathwise/service-kit/problem';
import { burstPatienceMs } from '@pathwise/service-kit/transactions/in-turn';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { announceTick } from '../plan-ticks/announce-tick.ts';
import type { TimelineRecord, TodoRecord } from './timeline.model.ts';
import { timelines } from './timeline.model.ts';

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
  const timeline = await timelines(deps.db).findOne({ _id: timelineId, ownerId }).session(tx.session).lean();
  if (!timeline) throw notFound('timeline');
  return timeline;
}

/** The todo with its timeline and position, if it belongs to this person. Throws 404 otherwise. */
export async function ownTodo(deps: GoalsDeps, own: OwnTodo, tx: Tx): Promise<PlacedTodo> {
  const found = await findTodo(deps, own, tx);
  if (!found) throw notFound('todo');
  return found;
}

/** Like `ownTodo`, but undefined if missing. Looks in the timeline it was made in, then in the others. */
export async function findTodo(deps: GoalsDeps, { todoId, ownerId }: OwnTodo, tx: Tx): Promise<PlacedTodo | undefined> {
  const { timelineId: _id } = madeIn({ todoId, ownerId });
  for (const where of [
    { _id, ownerId },
    { ownerId, 'todos.id': todoId },
  ]) {
    const timeline = await timelines(deps.db).findOne(where).session(tx.session).lean();
    const order = timeline?.todos.findIndex(({ id }) => id === todoId) ?? -1;
    const todo = timeline?.todos[order];
    if (timeline && todo) return { timeline, todo, order };
  }
  return undefined;
}

/** Queues changes of a timeline's todos, because they share one document. */
export function changingTodos<T>(
  deps: GoalsDeps,
  { timelineId, ownerId }: OwnTimeline,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return deps.inTurn(`${ownerId} todos of ${timelineId}`, () => deps.inTransaction(work), burstPatienceMs);
}

/**
 * The timeline a todo was made in, read from the todo's id. The todo may have moved since. The queue may use it all the
 * same, because queueing only avoids conflicts.
 */
export const madeIn = ({ todoId, ownerId }: OwnTodo): OwnTimeline => {
  return { timelineId: todoId.split('.')[0] ?? '', ownerId };
};

/** The id of a new todo. The timeline's id already says when it was made, so the random part of an own id is enough. */
export const newTodoId = (deps: GoalsDeps, timelineId: string) => `${timelineId}.${deps.newId().slice(9)}`;

/** Writes a timeline's todos, increments its version and emits events. `ticked` is the todo ticked or unticked. */
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

/** Emits timeline-changed, so that other tabs fetch the todos again. */
export function announceTodos(tx: Tx, timeline: TimelineRecord): Promise<void> {
  const { _id: timelineId, goalId, ownerId, timeframe, version } = timeline;
  return tx.emit(timelineChanged, { timelineId, goalId, ownerId, timeframe, version });
}
