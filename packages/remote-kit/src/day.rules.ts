// Calendar days are YYYY-MM-DD strings. @pathwise/contracts/roadmap-calendar.rules counts with them.
import { localDay, localDays } from '@pathwise/ui/day';

/** The day in the person's locale, e.g. `30 Jun 2027`, which does not break. */
export const formatDay = (day: string, locale?: string): string => localDay(day, undefined, locale);

/** Like `formatDay`, but without the current year. */
export function formatShortDay(day: string, today: string, locale?: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDay(day, locale);
  return localDay(day, { day: 'numeric', month: 'short' }, locale);
}

/** Days from one to another, without the current year: `1 – 31 Dec`. One day alone is written once. */
export function formatDays(from: string, to: string, today: string, locale?: string): string {
  if (from === to) return formatShortDay(from, today, locale);
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  return localDays(from, to, isThisYear ? { day: 'numeric', month: 'short' } : undefined, locale);
}

/** The day with a short weekday, for a row of a menu: `Tue 3 Dec`. */
export const formatShortWeekday = (day: string, locale?: string): string =>
  localDay(day, { weekday: 'short', day: 'numeric', month: 'short' }, locale);

/** The day with its weekday, e.g. `Saturday 21 November`. */
export const formatWeekday = (day: string, locale?: string): string =>
  localDay(day, { weekday: 'long', day: 'numeric', month: 'long' }, locale);
