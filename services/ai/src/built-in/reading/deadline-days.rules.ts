import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { fromCivil, isSouthern, toCivil, weekdayOf } from './calendar.rules.ts';
import { readNumber } from './numbers.rules.ts';

export interface TargetDateInput {
  text: string;
  /** The person's today, `YYYY-MM-DD`. */
  today: string;
  /** IANA zone. It decides the season, and whether 3/4 is 3 April or 4 March. */
  timeZone: string;
}

/** Reads the named groups of a phrase. Null when they name no day. */
export type ReadDeadline = (groups: Record<string, string | undefined>, input: TargetDateInput) => string | null;

const monthKeys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthOf = (name: string) => monthKeys.indexOf(name.slice(0, 3).toLowerCase()) + 1;
export const lastOf = (year: number, month: number) => fromCivil({ year, month, day: 31 });

function spanFrom(today: string, amount: number, unit: string): string | null {
  if (!Number.isFinite(amount) || amount <= 0 || amount > 36_500) return null;
  if (unit === 'day') return addDays(today, Math.round(amount));
  if (unit === 'week') return addDays(today, Math.round(amount * 7));
  if (unit === 'fortnight') return addDays(today, Math.round(amount * 14));
  const months = amount * (unit === 'year' ? 12 : unit === 'decade' ? 120 : 1);
  if (months > 1200) return null;
  const whole = Math.floor(months);
  return addDays(addMonths(today, whole), Math.round((months - whole) * 30));
}

export const readSpan: ReadDeadline = ({ amount = '', upTo, half, unit = '' }, { today }) =>
  spanFrom(today, readNumber(upTo ?? amount) + (half ? 0.5 : 0), unit.toLowerCase());

/** The next occurrence of a yearly day, today included. `month` may lie outside 1–12. */
export function upcoming(today: string, month: number, day: number): string {
  const { year } = toCivil(today);
  const here = fromCivil({ year, month, day });
  return here >= today ? here : fromCivil({ year: year + 1, month, day });
}

export function yearIn(words: string | undefined, today: string): number | undefined {
  if (!words) return undefined;
  const { year } = toCivil(today);
  if (/next/i.test(words)) return year + 1;
  if (/this/i.test(words)) return year;
  return Number(words.match(/\d{4}/)?.[0]);
}

type Edge = 'first' | 'middle' | 'last';
export const edgeOf = (words: string | undefined): Edge =>
  !words
    ? 'last'
    : /^(start|beginning|early)/i.test(words)
      ? 'first'
      : /^(mid|middle)/i.test(words)
        ? 'middle'
        : 'last';

export function monthDeadline(groups: Record<string, string | undefined>, { today }: TargetDateInput): string | null {
  const { prep, edge, which, month: name = '', year: yearWords, tail } = groups;
  const month = monthOf(name);
  const now = toCivil(today);
  // 'this may be hard' is no date
  if (name.toLowerCase() === 'may' && which?.toLowerCase() === 'this' && tail) return null;
  const asked = yearIn(yearWords, today);
  const inNextYear = month < now.month || (month === now.month && which?.toLowerCase() === 'next');
  const year = asked ?? now.year + (inNextYear ? 1 : 0);
  if (prep?.toLowerCase() === 'before' && !edge) return addDays(fromCivil({ year, month, day: 1 }), -1);
  const days: Record<Edge, number> = { first: /early/i.test(edge ?? '') ? 10 : 1, middle: 15, last: 31 };
  return fromCivil({ year, month, day: days[edgeOf(edge)] });
}

export function periodDeadline(groups: Record<string, string | undefined>, { today }: TargetDateInput): string | null {
  const { prep, edge, which, period = '' } = groups;
  const step = /^(next|following)$/i.test(which ?? '') ? 1 : 0;
  const { year, month } = toCivil(today);
  const monday = addDays(today, 1 - weekdayOf(today) + 7 * step);
  const quarter = Math.floor((month - 1) / 3) + step;
  const bounds: Record<string, [string, string, string]> = {
    week: [monday, addDays(monday, 3), addDays(monday, 6)],
    weekend: [addDays(monday, 5), addDays(monday, 5), addDays(monday, 6)],
    month: [
      fromCivil({ year, month: month + step, day: 1 }),
      fromCivil({ year, month: month + step, day: 15 }),
      lastOf(year, month + step),
    ],
    quarter: [
      fromCivil({ year, month: quarter * 3 + 1, day: 1 }),
      fromCivil({ year, month: quarter * 3 + 2, day: 15 }),
      lastOf(year, quarter * 3 + 3),
    ],
    year: [`${year + step}-01-01`, `${year + step}-06-30`, `${year + step}-12-31`],
    decade: [
      `${Math.floor(year / 10) * 10}-01-01`,
      `${Math.floor(year / 10) * 10 + 5}-01-01`,
      `${Math.floor(year / 10) * 10 + 9}-12-31`,
    ],
  };
  const bound = bounds[period.toLowerCase().replace(/'s$/, '')];
  if (!bound) return null;
  if (prep?.toLowerCase() === 'before' && !edge && step === 1) return addDays(bound[0], -1);
  return { first: bound[0], middle: bound[1], last: bound[2] }[edgeOf(edge)];
}

const seasonMonth: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

export function seasonDeadline(
  groups: Record<string, string | undefined>,
  { today, timeZone }: TargetDateInput,
): string | null {
  const { prep, edge, which, season = '', year: yearWords } = groups;
  const northern = seasonMonth[season.toLowerCase()] ?? 6;
  const month = isSouthern(timeZone) ? ((northern + 5) % 12) + 1 : northern;
  const before = prep?.toLowerCase() === 'before';
  const atStart =
    before ||
    edgeOf(edge) === 'first' ||
    (/^(by|until|till)$/i.test(prep ?? '') && !edge && which?.toLowerCase() !== 'this');
  const dayFor = (year: number) => {
    const first = fromCivil({ year, month, day: 1 });
    return before ? addDays(first, -1) : atStart ? first : lastOf(year, month + 2);
  };
  const { year } = toCivil(today);
  const asked = yearIn(yearWords, today);
  if (asked) return dayFor(asked);
  // One year back, because this winter may have begun last December.
  const next = [year - 1, year, year + 1].map(dayFor).find((day) => day >= today) ?? null;
  return next;
}

function easter(year: number): string {
  // Anonymous Gregorian computus (Meeus, Astronomical Algorithms, ch. 8).
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return fromCivil({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}

function holidayDay(name: string, year: number): string {
  const holiday = name.toLowerCase();
  if (/christmas eve/.test(holiday)) return `${year}-12-24`;
  if (/christmas/.test(holiday)) return `${year}-12-25`;
  if (/new year/.test(holiday)) return `${year}-12-31`;
  if (/valentine/.test(holiday)) return `${year}-02-14`;
  if (/halloween/.test(holiday)) return `${year}-10-31`;
  if (/easter/.test(holiday)) return easter(year);
  const first = `${year}-11-01`;
  return addDays(first, ((4 - weekdayOf(first) + 7) % 7) + 21);
}

export function holidayDeadline(
  { prep, holiday = '', year: yearWords, which }: Record<string, string | undefined>,
  { today }: TargetDateInput,
): string | null {
  const before = prep?.toLowerCase() === 'before' && !/new year/i.test(holiday);
  const dayFor = (year: number) => addDays(holidayDay(holiday, year), before ? -1 : 0);
  const asked = yearIn(yearWords, today);
  if (asked) return dayFor(asked);
  const { year } = toCivil(today);
  const next = dayFor(year) >= today ? year : year + 1;
  return dayFor(/next/i.test(which ?? '') && dayFor(next) < addMonths(today, 2) ? next + 1 : next);
}

export function explicitDay(
  { prep, day = '', month = '', year: yearWords }: Record<string, string | undefined>,
  { today }: TargetDateInput,
): string | null {
  const number = Number(day);
  if (number < 1 || number > 31) return null;
  const asked = yearIn(yearWords, today);
  const date = asked
    ? fromCivil({ year: asked, month: monthOf(month), day: number })
    : upcoming(today, monthOf(month), number);
  return prep?.toLowerCase() === 'before' ? addDays(date, -1) : date;
}
