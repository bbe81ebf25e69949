import type { ParkedTodos } from '../undo/goals-undo.ts';
import type { TimelineRecord, TodoRecord } from './timeline.model.ts';

/** The todos of a timeline that go to the trash, each with its position: all, or those for which `goes` is true. */
export function parked(
  { _id: timelineId, timeframe, createdAt, todos }: TimelineRecord,
  goes: (todo: TodoRecord) => boolean = () => true,
): ParkedTodos {
  const going = todos.map((todo, place) => ({ place, todo })).filter(({ todo }) => goes(todo));
  return { timelineId, timeframe, createdAt, todos: going };
}

/** Puts items back at their old positions, or at the end of a shorter list. The other items keep their order. */
export function putBackAt<T>(standing: readonly T[], back: readonly { place: number; todo: T }[]): T[] {
  const result = [...standing];
  for (const { place, todo } of back.toSorted((a, b) => a.place - b.place)) result.splice(place, 0, todo);
  return result;
}
