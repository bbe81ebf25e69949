import type { Deleted } from '@pathwise/contracts/undo';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { ownGoal, saveGoal } from '../goals/own-goal.ts';
import { announceSteps } from '../plan-ticks/announce-steps.ts';
import {
  changingTodos,
  madeIn,
  type OwnTimeline,
  type OwnTodo,
  ownTimeline,
  ownTodo,
  saveTodos,
} from './own-timeline.ts';
import { parked } from './park-todos.rules.ts';
import type { TimelineRecord, TodoRecord } from './timeline.model.ts';

export function deleteTodo(deps: GoalsDeps, input: OwnTodo): Promise<Deleted> {
  return changingTodos(deps, madeIn(input), async (tx) => {
    const { timeline, todo } = await ownTodo(deps, input, tx);
    return take(deps, tx, { timeline, goes: ({ id }) => id === todo.id });
  });
}

/** Deletes all todos of a timeline as one batch that an undo restores. */
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
  const { ownerId, goalId } = timeline;
  const going = parked(timeline, goes);
  const kept = { memo: [going], count: going.todos.length };
  const deleted = await deps.undo.keep(tx, { ownerId, kind: 'todos', about: { goalId }, ...kept });
  await saveTodos(deps, tx, timeline, { todos: timeline.todos.filter((todo) => !goes(todo)) });
  // gives planner the sequence of deletions and undos
  const { version } = await saveGoal(deps, tx, await ownGoal(deps, { goalId, ownerId }, tx), {});
  const before = going.todos.map(({ todo }) => todo);
  await announceSteps(tx, { goalId, ownerId, version, todos: { before, after: [] } });
  return deleted;
}
