// Weeks, for the planner service and its screens. Without zod, to keep the browser's bundle small. Days are
// `YYYY-MM-DD` strings everywhere, and weeks start on Monday. Only `today` depends on a time zone, and the caller
// passes it.
import { addDays, daysBetween, weekStartOf } from './roadmap-calendar.rules.ts';

export { addDays, daysBetween, weekStartOf };

/** The days of a week, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const dayIndex = (day: string) => daysBetween(weekStartOf(day), day) as 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The weekday of a calendar day. */
export const weekdayOf = (day: string): Weekday => weekdays[dayIndex(day)];

/** The Sunday of a day's week. */
export const weekEndOf = (day: string): string => addDays(weekStartOf(day), 6);

/** The seven days of a day's week, Monday to Sunday. */
export const daysOfWeek = (day: string): string[] => weekdays.map((_, index) => addDays(weekStartOf(day), index));

/** Weeks between the weeks of two days: 0 in the same week, negative when `to` is earlier. */
export const weeksBetween = (from: string, to: string): number => daysBetween(weekStartOf(from), weekStartOf(to)) / 7;

/** Adds weeks to a day. A negative number subtracts. */
export const addWeeks = (day: string, weeks: number): string => addDays(day, weeks * 7);

/** The label of a week by its offset from the current one: 'This Week', '3 Weeks Ahead', '2 Weeks Ago'. */
export function weekLabel(offset: number): string {
  if (offset === 0) return 'This Week';
  if (offset === 1) return 'Next Week';
  if (offset === -1) return 'Last Week';
  return offset > 0 ? `${offset} Weeks Ahead` : `${-offset} Weeks Ago`;
}
