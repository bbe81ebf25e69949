// Weeks, shared by the planner service and its screens. Pure and without zod, so that the browser gets it at no cost. Days
// are `YYYY-MM-DD` strings end to end and weeks start on Monday, whatever the zone: only `today` depends on one, and comes
// from outside.
import { addDays, daysBetween } from './roadmap-calendar.rules.ts';

export { addDays, daysBetween };

/** The days of a week, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const knownMonday = '1970-01-05';
const dayIndex = (day: string) => (((daysBetween(knownMonday, day) % 7) + 7) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The weekday of a calendar day. */
export const weekdayOf = (day: string): Weekday => weekdays[dayIndex(day)];

/** The Monday of the week a day is in; a Monday is its own. */
export const weekStartOf = (day: string): string => addDays(day, -dayIndex(day));

/** The Sunday of the week a day is in. */
export const weekEndOf = (day: string): string => addDays(weekStartOf(day), 6);

/** The seven days of the week a day is in, Monday to Sunday. */
export const daysOfWeek = (day: string): string[] => weekdays.map((_, index) => addDays(weekStartOf(day), index));

/** Whole weeks from the week of one day to the week of another: 0 in the same week, negative when `to` is earlier. */
export const weeksBetween = (from: string, to: string): number => daysBetween(weekStartOf(from), weekStartOf(to)) / 7;

/** The same weekday that many weeks later; earlier when negative. */
export const addWeeks = (day: string, weeks: number): string => addDays(day, weeks * 7);

/** The words for a week by its offset from the current one: 'This Week', '3 Weeks Ahead', '2 Weeks Ago'. */
export function weekLabel(offset: number): string {
  if (offset === 0) return 'This Week';
  if (offset === 1) return 'Next Week';
  if (offset === -1) return 'Last Week';
  return offset > 0 ? `${offset} Weeks Ahead` : `${-offset} Weeks Ago`;
}

/** The ISO 8601 week a day is in: the week of a year is the one with its first Thursday. */
export function isoWeekOf(day: string): { year: number; week: number } {
  const thursday = addDays(weekStartOf(day), 3);
  const year = Number(thursday.slice(0, 4));
  const firstThursday = addDays(weekStartOf(`${thursday.slice(0, 4)}-01-04`), 3);
  return { year, week: daysBetween(firstThursday, thursday) / 7 + 1 };
}
