import type { Todo, todoChange } from '@pathwise/contracts/timeline';
import { differing } from '@pathwise/service-kit/differing';
import { staleVersion } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { changeTo, isStale } from '../goals/ticks.rules.ts';
import { changingTodos, madeIn, type OwnTodo, ownTodo, saveTodos } from './own-timeline.ts';
import type { TodoRecord } from './timeline.model.ts';
import { toTodo } from './timelines-of-goal.ts';

type Change = z.output<typeof todoChange>;

/** Changes or ticks a todo. 409 when its text changed after `version`. Todos do not count towards the progress. */
export function changeTodo(deps: GoalsDeps, input: OwnTodo & { change: Change }): Promise<Todo> {
  return changingTodos(deps, madeIn(input), async (tx) => {
    const { timeline, todo, order } = await ownTodo(deps, input, tx);
    if (isStale(todo, input.change)) throw staleVersion('task', toTodo(todo, timeline._id, order));
    const changes = changesOf(todo, input.change, deps.now());
    if (Object.keys(changes).length === 0) return toTodo(todo, timeline._id, order);

    const next = { ...todo, ...changes, version: todo.version + 1 };
    const ticked = next.completed === todo.completed ? undefined : next;
    await saveTodos(deps, tx, timeline, { todos: timeline.todos.with(order, next), ticked });
    return toTodo(next, timeline._id, order);
  });
}

function changesOf(
  todo: TodoRecord,
  { version: _, completed, description, ...rest }: Change,
  now: Date,
): Partial<TodoRecord> {
  const edits = differing(todo, { ...rest, description: description === '' ? null : description });
  return changeTo(todo, { edits, completed, now });
}
