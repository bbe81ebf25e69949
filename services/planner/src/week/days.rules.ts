import { daysOfWeek, type Weekday, weekdayOf, weekdays, weekEndOf, weekStartOf } from '@pathwise/contracts/week.rules';

/** True when the given weekday matches the date, or when none is given. */
export const agrees = (specificDate: string, dayOfWeek: Weekday | undefined): boolean =>
  dayOfWeek === undefined || weekdayOf(specificDate) === dayOfWeek;

/** The day that a change names: its date, or a weekday alone in the task's week. Undefined when it names none. */
export function dayAskedFor(
  task: { specificDate: string },
  { specificDate, dayOfWeek }: { specificDate?: string | undefined; dayOfWeek?: Weekday | undefined },
): string | undefined {
  if (specificDate !== undefined || dayOfWeek === undefined) return specificDate;
  return daysOfWeek(task.specificDate)[weekdays.indexOf(dayOfWeek)];
}

/** True for the Monday a week starts with. */
export const isWeekStart = (day: string): boolean => weekStartOf(day) === day;

/** True for a Monday and the Sunday after it. */
export const isWeek = (weekStart: string, weekEnd: string): boolean =>
  isWeekStart(weekStart) && weekEndOf(weekStart) === weekEnd;
