// Calendar days are YYYY-MM-DD strings. @pathwise/contracts/roadmap-calendar.rules counts with them.

function utc(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}

const two = (value: number) => String(value).padStart(2, '0');

/** The calendar day in the local time zone. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, parts: Intl.DateTimeFormatOptions, locale: string | undefined): string {
  const key = `${locale}${JSON.stringify(parts)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  formats.set(key, made);
  return made.format(utc(day));
}

/** On one line: a date that breaks inside reads as two. */
const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0');

/** The day in the person's locale, e.g. `30 Jun 2027`, which does not break. */
export function formatDay(day: string, locale?: string): string {
  return unbroken(format(day, { day: 'numeric', month: 'short', year: 'numeric' }, locale));
}

/** Like `formatDay`, but without the current year. */
export function formatShortDay(day: string, today: string, locale?: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDay(day, locale);
  return unbroken(format(day, { day: 'numeric', month: 'short' }, locale));
}

/** The day with its weekday, e.g. `Saturday 21 November`. */
export function formatWeekday(day: string, locale?: string): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long' }, locale);
}
