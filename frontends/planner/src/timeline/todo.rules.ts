import { taskPriorities } from '@pathwise/contracts/task.rules';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';

type TodoPriority = Todo['priority'];

/** In the order a press goes through them: from the lowest. */
const priorities: readonly TodoPriority[] = taskPriorities.toReversed();

/** What a press makes of a priority; after the highest comes the lowest again. */
export function nextPriority(priority: TodoPriority): TodoPriority {
  return priorities[(priorities.indexOf(priority) + 1) % priorities.length] ?? 'normal';
}

/** The timelines with all todos of one cleared. */
export function withoutTodosOf<T extends Timeline>(timelines: readonly T[], timelineId: string): T[] {
  return timelines.map((timeline) => (timeline.id === timelineId ? { ...timeline, todos: [] } : timeline));
}

/** The timelines with one todo changed, or without it where `change` answers nothing. */
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

/** The timelines with a todo that was just made, in a timeline that may be new as well. */
export function withNewTodo(timelines: readonly Timeline[], timeline: Timeline, todo: Todo): Timeline[] {
  const isKnown = timelines.some(({ id }) => id === timeline.id);
  // one timeline for each timeframe: what is known under another id has gone meanwhile
  const others = timelines.filter(({ timeframe }) => timeframe !== timeline.timeframe);
  return (isKnown ? timelines : [...others, timeline]).map((one) => {
    if (one.id !== timeline.id || one.todos.some(({ id }) => id === todo.id)) return one;
    return { ...one, todos: [...one.todos, todo] };
  });
}
