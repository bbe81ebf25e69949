import type { Deleted } from '@pathwise/contracts/undo';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import {
  changingTodos,
  madeIn,
  type OwnTimeline,
  type OwnTodo,
  ownTimeline,
  ownTodo,
  saveTodos,
} from './own-timeline.ts';
import { parkTodos } from './park-todos.ts';
import type { TimelineRecord, TodoRecord } from './timeline.record.ts';

export function deleteTodo(deps: GoalsDeps, input: OwnTodo): Promise<Deleted> {
  return changingTodos(deps, madeIn(input), async (tx) => {
    const { timeline, todo } = await ownTodo(deps, input, tx);
    return take(deps, tx, { timeline, goes: ({ id }) => id === todo.id });
  });
}

/** Deletes all todos of a timeline as one batch that can be brought back. */
export function clearTodos(deps: GoalsDeps, input: OwnTimeline): Promise<Deleted> {
  return changingTodos(deps, input, async (tx) => {
    const timeline = await ownTimeline(deps, input, tx);
    return take(deps, tx, { timeline, goes: () => true });
  });
}

async function take(
  deps: GoalsDeps,
  tx: Tx,
  { timeline, goes }: { timeline: TimelineRecord; goes: (todo: TodoRecord) => boolean },
): Promise<Deleted> {
  const { ownerId } = timeline;
  const going = await parkTodos(deps, tx, { from: [timeline], goes });
  const { undo } = await deps.undo.keep(tx, { ownerId, kind: 'todos', documents: { parkedTimelines: going } });
  await saveTodos(deps, tx, timeline, { todos: timeline.todos.filter((todo) => !goes(todo)) });
  return { deletedCount: timeline.todos.filter(goes).length, undo };
}
