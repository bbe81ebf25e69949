import { taskPriorities } from '@pathwise/contracts/task.rules';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';

type TodoPriority = Todo['priority'];

/** The order in which presses go through them, lowest first. */
const priorities: readonly TodoPriority[] = taskPriorities.toReversed();

/** The next priority; the lowest follows the highest. */
export function nextPriority(priority: TodoPriority): TodoPriority {
  return priorities[(priorities.indexOf(priority) + 1) % priorities.length] ?? 'normal';
}

/** The timelines with all todos of one removed. */
export function withoutTodosOf<T extends Timeline>(timelines: readonly T[], timelineId: string): T[] {
  return timelines.map((timeline) => (timeline.id === timelineId ? { ...timeline, todos: [] } : timeline));
}

/** The timelines with one todo changed, or removed when `change` returns undefined. */
export function changeTodos<T extends Timeline>(
  timelines: readonly T[],
  todoId: string,
  change: (todo: Todo) => Todo | undefined,
): T[] {
  return timelines.map((timeline) => {
    const todo = timeline.todos.find(({ id }) => id === todoId);
    if (!todo) return timeline;
    const changed = change(todo);
    const todos = timeline.todos.flatMap((one) => (one.id === todoId ? (changed ?? []) : one));
    return { ...timeline, todos };
  });
}

/** The timelines with a new todo, whose timeline may be new as well. */
export function withNewTodo(timelines: readonly Timeline[], timeline: Timeline, todo: Todo): Timeline[] {
  const isKnown = timelines.some(({ id }) => id === timeline.id);
  // a timeframe has one timeline, so a known one with another id was deleted meanwhile
  const others = timelines.filter(({ timeframe }) => timeframe !== timeline.timeframe);
  return (isKnown ? timelines : [...others, timeline]).map((one) => {
    if (one.id !== timeline.id || one.todos.some(({ id }) => id === todo.id)) return one;
    return { ...one, todos: [...one.todos, todo] };
  });
}
