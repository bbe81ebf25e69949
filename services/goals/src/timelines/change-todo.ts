import type { Todo, todoChange } from '@pathwise/contracts/timeline';
import { differing } from '@pathwise/service-kit/differing';
import { conflict } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { isStale, withTick } from '../goals/ticks.rules.ts';
import { changingTodos, type OwnTodo, ownTodo, saveTodos, timelineOf } from './own-timeline.ts';
import type { TodoRecord } from './timeline.record.ts';
import { toTodo } from './timelines-of-goal.ts';

type Change = z.output<typeof todoChange>;

/** Changes or ticks a todo. 409 when its words were changed since `version`. Todos do not count towards the goal's progress. */
export function changeTodo(deps: GoalsDeps, input: OwnTodo & { change: Change }): Promise<Todo> {
  return changingTodos(deps, timelineOf(input), async (tx) => {
    const { timeline, todo, order } = await ownTodo(deps, input, tx);
    if (isStale(todo, input.change)) {
      const current = toTodo(todo, timeline._id, order);
      throw conflict('This task was changed somewhere else in the meantime.', 'stale-version', { current });
    }
    const changes = changesOf(todo, input.change, deps.now());
    if (Object.keys(changes).length === 0) return toTodo(todo, timeline._id, order);

    const next = { ...todo, ...changes, version: todo.version + 1 };
    const completions = next.completed === todo.completed ? [] : [next];
    await saveTodos(deps, tx, timeline, { todos: timeline.todos.with(order, next), completions });
    return toTodo(next, timeline._id, order);
  });
}

function changesOf(
  todo: TodoRecord,
  { version: _, completed, description, ...rest }: Change,
  now: Date,
): Partial<TodoRecord> {
  const words = differing(todo, { ...rest, description: description === '' ? null : description });
  const ticked = differing(todo, { completed });
  // ticking alone is no edit: unticked, the coach may still redraft it
  if (Object.keys(words).length > 0) words.editedAt = now;
  else if (Object.keys(ticked).length > 0) ticked.ticks = withTick(todo);
  return { ...words, ...ticked };
}
