import { daysBetween, type Plan, weekCount, weekOf } from '@pathwise/contracts/roadmap-calendar.rules';
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
  const placed = weeks.flatMap(({ timeframe: from, todos }) =>
    todos.map((todo) => {
      const { dueDate } = todo;
      const moves = dueDate && from === `week-${formerWeekOf(dueDate, plan)}`;
      return { todo, from, to: moves ? `week-${weekOf(dueDate, plan)}` : from };
    }),
  );
  const moved = placed.filter(({ from, to }) => from !== to);
  const changed = new Set(moved.flatMap(({ from, to }) => [from, to]));
  return [...changed].map((timeframe) => {
    const stayed = placed.filter(({ from, to }) => from === timeframe && to === timeframe);
    const arrived = moved.filter(({ to }) => to === timeframe);
    return {
      timeframe,
      todos: arrived
        .map(({ todo }) => todo)
        .reduce(
          byDueDate,
          stayed.map(({ todo }) => todo),
        ),
    };
  });
}

/** Puts a todo before the first that is due later, or at the end. */
function byDueDate(todos: readonly TodoRecord[], arriving: TodoRecord): TodoRecord[] {
  const { dueDate } = arriving;
  const later = todos.findIndex((todo) => dueDate !== null && todo.dueDate !== null && todo.dueDate > dueDate);
  return todos.toSpliced(later === -1 ? todos.length : later, 0, arriving);
}
