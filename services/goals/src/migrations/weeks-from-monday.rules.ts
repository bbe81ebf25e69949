import { daysBetween, type Plan, weekCount, weekOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { byDueDate } from '../timelines/follow-step.rules.ts';
import type { TodoRecord } from '../timelines/timeline.model.ts';

type Week = { timeframe: string; todos: readonly TodoRecord[] };

/** The week of a day as it was counted before weeks started on Monday: in sevens from the goal's first day. */
export function formerWeekOf(day: string, { createdOn, targetDate }: Plan): number {
  const number = Math.max(1, Math.floor(daysBetween(createdOn, day) / 7) + 1);
  return targetDate === null ? number : Math.min(number, weekCount(daysBetween(createdOn, targetDate)));
}

/**
 * The changed weeks of a goal: a dated todo on the former week of its date moves to the present one. What the person
 * put on another week stays, and so does a todo without a date. Doing it again changes nothing.
 */
export function weeksFromMonday(weeks: readonly Week[], plan: Plan): { timeframe: string; todos: TodoRecord[] }[] {
  const arriving = new Map<string, TodoRecord[]>();
  const staying = new Map<string, TodoRecord[]>();
  for (const { timeframe, todos } of weeks) {
    const placeOf = ({ dueDate }: TodoRecord) =>
      dueDate && timeframe === `week-${formerWeekOf(dueDate, plan)}` ? `week-${weekOf(dueDate, plan)}` : timeframe;
    staying.set(
      timeframe,
      todos.filter((todo) => placeOf(todo) === timeframe),
    );
    for (const todo of todos) {
      const place = placeOf(todo);
      if (place !== timeframe) arriving.set(place, [...(arriving.get(place) ?? []), todo]);
    }
  }
  const former = new Map(weeks.map(({ timeframe, todos }) => [timeframe, todos.length]));
  return [...new Set([...staying.keys(), ...arriving.keys()])].flatMap((timeframe) => {
    const stayed = staying.get(timeframe) ?? [];
    const arrived = arriving.get(timeframe) ?? [];
    if (arrived.length === 0 && stayed.length === former.get(timeframe)) return [];
    return [{ timeframe, todos: arrived.reduce(byDueDate, stayed) }];
  });
}
