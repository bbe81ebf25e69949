/** A calendar day without a time, `YYYY-MM-DD`. It never passes through UTC, so it is the same day everywhere. */
export type Day = string;

/** Midnight of the day in the browser's zone; undefined for anything that is no day of the calendar. */
export function dateOfDay(day: Day): Date | undefined {
  const [year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const result = new Date(year, month - 1, date);
  return result.getMonth() === month - 1 && result.getDate() === date ? result : undefined;
}

/** The day that the date falls on in the browser's zone. */
export function dayOfDate(date: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day as the person's locale writes it, such as '30 Jun 2027'; the string itself when it is no day. */
export function localDay(day: Day, options?: Intl.DateTimeFormatOptions): string {
  const style = options ?? { day: 'numeric', month: 'short', year: 'numeric' };
  return dateOfDay(day)?.toLocaleDateString(undefined, style) ?? day;
}

/** The text with every day in it, such as `2027-06-30`, as the person's locale writes it; addresses stay as they are. */
export function withLocalDays(text: string): string {
  return text.replace(/(?<![\w/.=-])\d{4}-\d{2}-\d{2}(?![\w/=-])/g, (day) => localDay(day));
}
