import type { ParkedTodos } from '../undo/goals-undo.ts';
import type { TimelineRecord, TodoRecord } from './timeline.record.ts';

/** The todos of a timeline that go to the trash, each with its place: all of them, or those that `goes`. */
export function parked(
  { _id: timelineId, timeframe, createdAt, todos }: TimelineRecord,
  goes: (todo: TodoRecord) => boolean = () => true,
): ParkedTodos {
  const going = todos.map((todo, place) => ({ place, todo })).filter(({ todo }) => goes(todo));
  return { timelineId, timeframe, createdAt, todos: going };
}

/** Puts items back at the places they had, as far as there are that many; what stands keeps its order. */
export function putBackAt<T>(standing: readonly T[], back: readonly { place: number; todo: T }[]): T[] {
  const result = [...standing];
  for (const { place, todo } of back.toSorted((a, b) => a.place - b.place)) result.splice(place, 0, todo);
  return result;
}
