import type { WeeklyTask } from '@pathwise/contracts/task';
import { priorityOf } from '@pathwise/contracts/task.rules';
import { addDays, daysOfWeek, type Weekday, weekdayOf } from '@pathwise/contracts/week.rules';
import { formatWeekday } from '@pathwise/remote-kit/day.rules';
import { type BoardColumn, type BoardItem, type BoardMove, withMove } from '../board-kit/landing.rules.ts';
import type { TaskFields } from '../board-kit/task-fields.ts';

export type Week = readonly WeeklyTask[];
/** A weekly task with the fields that the board needs. */
export type PlannedTask = WeeklyTask & BoardItem;

const capital = (word: Weekday) => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Monday', for a calendar day. */
export const dayName = (day: string): string => capital(weekdayOf(day));

/** 'Monday', or with the date when the day is in another week than the one shown. */
export function dayIn(weekStart: string, day: string): string {
  return daysOfWeek(weekStart).includes(day) ? dayName(day) : formatWeekday(day);
}

export const columnsOf = (weekStart: string): BoardColumn[] =>
  daysOfWeek(weekStart).map((day) => ({ id: day, label: dayName(day) }));

export const toPlanned = (task: WeeklyTask): PlannedTask => ({ ...task, label: task.title, column: task.specificDate });

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
let ranges: Intl.DateTimeFormat | undefined;

/** The days of a week in the person's locale, e.g. `16 – 22 November 2026`. */
export function dateRange(weekStart: string, locale?: string): string {
  const format = (of?: string) =>
    new Intl.DateTimeFormat(of, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (!locale) ranges ??= format();
  return (locale ? format(locale) : (ranges as Intl.DateTimeFormat)).formatRange(
    utc(weekStart),
    utc(addDays(weekStart, 6)),
  );
}

export const countTasks = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`);

/** True for the task of a roadmap step that is done: the step is done once, so nothing of it is left for another week. */
export const isDoneStep = ({ completed, milestoneId, todoId }: WeeklyTask): boolean =>
  completed && (milestoneId ?? todoId) !== null;

export function withChange(week: Week, id: string, change: TaskFields): Week {
  return week.map((task) => {
    if (task.id !== id) return task;
    const changed = { ...task, ...change };
    return { ...changed, priority: priorityOf(changed.taskType, changed.priority) };
  });
}

/** The week after a move. A task moved to another week leaves it. */
export function withTaskMoved(week: Week, weekStart: string, move: BoardMove): Week {
  const days = new Set(daysOfWeek(weekStart));
  return withMove(week.map(toPlanned), move)
    .filter(({ column }) => days.has(column))
    .map((task) => ({ ...task, specificDate: task.column, dayOfWeek: weekdayOf(task.column) }));
}

/** Moves all tasks of a day, or the given ones, to the end of another day. */
export function withDayMoved(week: Week, weekStart: string, day: { from: string; to: string; ids: string[] }): Week {
  return day.ids.reduce<Week>((moved, itemId) => withTaskMoved(moved, weekStart, { itemId, toColumn: day.to }), week);
}

/** The week with these tasks added, each once. */
export function withTasks(week: Week, tasks: Week): Week {
  const known = new Set(week.map(({ id }) => id));
  return [...week, ...tasks.filter(({ id }) => !known.has(id))];
}
