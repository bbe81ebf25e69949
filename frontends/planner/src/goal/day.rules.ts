// Calendar days are YYYY-MM-DD strings from end to end; they are counted in UTC so that no zone or clock change moves them.

const DAY_MS = 86_400_000;

function utc(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}

const two = (value: number) => String(value).padStart(2, '0');

/** The calendar day that a clock on the wall shows. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Days from one day to another; negative when `to` has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** The same date some months on, or that month's last day where it has no such date. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.getUTCFullYear()}-${two(first.getUTCMonth() + 1)}-${two(Math.min(date, lastDate))}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: string, parts: Intl.DateTimeFormatOptions, locale: string | undefined): string {
  const key = `${locale}${JSON.stringify(parts)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  formats.set(key, made);
  return made.format(utc(day));
}

/** The day in the reader's own writing, e.g. `30 Jun 2027`. */
export function formatDay(day: string, locale?: string): string {
  return format(day, { day: 'numeric', month: 'short', year: 'numeric' }, locale);
}

/** Like `formatDay`, without the year while it is this year's. */
export function formatShortDay(day: string, today: string, locale?: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDay(day, locale);
  return format(day, { day: 'numeric', month: 'short' }, locale);
}

/** The month a day lies in, e.g. `June 2027`. */
export function formatMonth(day: string, locale?: string): string {
  return format(day, { month: 'long', year: 'numeric' }, locale);
}
