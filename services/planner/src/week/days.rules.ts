import { daysOfWeek, type Weekday, weekdayOf, weekdays, weekEndOf, weekStartOf } from '@pathwise/contracts/week.rules';

/** True when a weekday that was given, if any, is the one of the date. */
export const agrees = (specificDate: string, dayOfWeek: Weekday | undefined): boolean =>
  dayOfWeek === undefined || weekdayOf(specificDate) === dayOfWeek;

/** The day a change asks for: its date, or a lone weekday in the week the task is in; undefined when it asks for none. */
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
