/** A calendar day without a time, `YYYY-MM-DD`. It never passes through UTC, so it is the same day in every zone. */
export type Day = string;

/** Midnight of the day in the browser's zone; undefined for an invalid day. */
export function dateOfDay(day: Day): Date | undefined {
  const [year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const result = new Date(year, month - 1, date);
  return result.getMonth() === month - 1 && result.getDate() === date ? result : undefined;
}

/** The day of the date in the browser's zone. */
export function dayOfDate(date: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** On one line: a date that breaks inside reads as two. */
const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0');

const usual = { day: 'numeric', month: 'short', year: 'numeric' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** One format serves every row of a list: making one takes longer than using it. In UTC, because a device may change its zone. */
function formatOf(parts: Intl.DateTimeFormatOptions, locale: string | undefined): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(parts)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/**
 * The day in the person's locale, such as '30 Jun 2027'; the unchanged string when it is invalid. It does not break, except
 * one with its weekday, which is too long for a narrow column.
 */
export function localDay(day: Day, parts: Intl.DateTimeFormatOptions = usual, locale?: string): string {
  if (!dateOfDay(day)) return day;
  const text = formatOf(parts, locale).format(new Date(`${day}T00:00:00Z`));
  return parts.weekday ? text : unbroken(text);
}

/**
 * Two days in the person's locale with what they share said once, such as 'Jan 1 – 31, 2027'. Each day stays on one line.
 */
export function localDays(from: Day, to: Day, parts: Intl.DateTimeFormatOptions = usual, locale?: string): string {
  const [first, last] = [from, to].map((day) => dateOfDay(day) && new Date(`${day}T00:00:00Z`));
  if (!first || !last) return `${localDay(from, parts, locale)} – ${localDay(to, parts, locale)}`;
  return formatOf(parts, locale)
    .formatRange(first, last)
    .replaceAll(' ', '\u00a0')
    .replace(/\s*–\s*/, ' – ');
}

/** The text with every day, such as `2027-06-30`, in the person's locale. Addresses stay as they are. */
export function withLocalDays(text: string): string {
  return text.replace(/(?<![\w/.=-])\d{4}-\d{2}-\d{2}(?![\w/=-])/g, (day) => localDay(day));
}
