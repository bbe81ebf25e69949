const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats: creating one costs 0.1 ms, using it 0.005 ms, and every request needs its caller's day. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size >= 1_000) formats.clear(); // about 600 zones exist, but a client can send any spelling of them
  formats.set(timeZone, format);
  return format;
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, at: Date): string => formatOf(timeZone).format(at);

const minute = 60_000;

/**
 * The first instant of a calendar day in a time zone. Example: 2026-03-08 in New York begins at 05:00 UTC, the next day at 04:00.
 * Zones begin a day on a whole minute, and up to 15 hours before or after UTC does.
 */
export function dayBegins(timeZone: string, day: string): Date {
  const middle = Date.parse(`${day}T00:00:00.000Z`);
  let [before, from] = [middle - 15 * 60 * minute, middle + 15 * 60 * minute];
  while (from - before > minute) {
    const between = before + Math.floor((from - before) / minute / 2) * minute;
    if (dayIn(timeZone, new Date(between)) < day) before = between;
    else from = between;
  }
  return new Date(from);
}

/** The calendar day this many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * 1_440 * minute).toISOString().slice(0, 10);
