import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import type { KindStep } from '../kinds/kind.ts';
import { fromCivil, toCivil } from '../reading/calendar.rules.ts';

// Seeds and snow have their months. A step with `months` is done in them, and what follows moves along.

export interface Season {
  today: string;
  /** South of the equator spring begins in September. */
  isSouthern: boolean;
}

type Seasonal = Pick<KindStep, 'months'>;
type Months = NonNullable<KindStep['months']>;

/** In a house nothing waits for the weather. */
const indoors =
  /\b(?:windowsill|window sill|indoors?|inside|kitchen|greenhouse|polytunnel|microgreens|cress|sprouts|mushrooms?|hydroponic\w*|dome|ski hall)\b/i;
export const isIndoors = (words: string): boolean => indoors.test(words);

const inHalf = (months: Months, isSouthern: boolean): Months =>
  isSouthern ? [((months[0] + 5) % 12) + 1, ((months[1] + 5) % 12) + 1] : months;

interface Span {
  start: number;
  end: number;
}

/** These months of each year as days from today, until `last` and for the two years after it. */
function spansOf(months: Months, { today, isSouthern }: Season, last: number): Span[] {
  const [from, to] = inHalf(months, isSouthern);
  const { year } = toCivil(today);
  const years = Math.ceil(last / 365) + 4;
  return Array.from({ length: years }, (_, i) => {
    const first = year - 1 + i;
    const end = fromCivil({ year: first, month: to < from ? to + 12 : to, day: 31 });
    return { start: daysBetween(today, fromCivil({ year: first, month: from, day: 1 })), end: daysBetween(today, end) };
  });
}

/** What waits for its season is not done on the first day of it. */
const intoSeason = 1 / 3;

/** The day in season that is nearest to `at`, not before `least`. With `most`, the plan ends; without, no day comes earlier. */
function dayInSeason(at: number, spans: readonly Span[], { least, most }: { least: number; most?: number }) {
  const days = spans.flatMap(({ start, end }) => {
    const lowest = Math.max(start, least);
    const highest = Math.min(end, most ?? end);
    if (lowest > highest) return [];
    const wanted = at < start ? Math.round(start + (end - start) * intoSeason) : at;
    return [Math.min(Math.max(wanted, lowest), highest)];
  });
  const allowed = most === undefined ? days.filter((day) => day >= at) : days;
  return allowed.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
}

/** The offsets with each seasonal step in its months. `end`: the days until a target, which moves no step beyond it. */
export function inSeason(
  offsets: readonly number[],
  steps: readonly Seasonal[],
  { end, ...season }: Season & { end?: number },
): number[] {
  const last = steps.length - 1;
  return steps.reduce<readonly number[]>((placed, { months }, i) => {
    const at = placed[i] ?? 0;
    if (!months || (end !== undefined && i === last)) return placed;
    const before = steps.findLastIndex((step, k) => k < i && step.months);
    const base = before < 0 ? 0 : (placed[before] ?? 0);
    const least = base + (i - Math.max(before, 0));
    const spans = spansOf(months, season, Math.max(at, end ?? 0));
    const day = dayInSeason(at, spans, { least, ...(end === undefined ? {} : { most: end - (last - i) }) });
    if (day === undefined || day === at) return placed;
    return placed.map((offset, k) => {
      if (k === i) return day;
      if (k < i) return k <= before || day > at ? offset : base + ((offset - base) * (day - base)) / (at - base || 1);
      if (end === undefined) return offset + day - at;
      return day < at ? offset : end - ((end - offset) * (end - day)) / (end - at || 1);
    });
  }, offsets) as number[];
}

const names = 'January February March April May June July August September October November December'.split(' ');

/** For each step, a sentence where its day lies outside its months. */
export function seasonNotes(
  steps: readonly Seasonal[],
  days: readonly string[],
  { target, ...season }: Season & { target: string },
): string[] {
  return steps.map(({ months }, i) => {
    const day = days[i];
    if (!months || !day) return '';
    const spans = spansOf(months, season, daysBetween(season.today, target));
    // The last step is on the target itself, which may come after the harvest.
    const isLast = i === steps.length - 1;
    const at = daysBetween(season.today, day);
    const fits = spans.some(({ start, end }) => (isLast ? start <= at && end >= 0 : start <= at && at <= end));
    const [from, to] = inHalf(months, season.isSouthern);
    return fits
      ? ''
      : ` Its season is ${names[from - 1]} to ${names[to - 1]}, which your date leaves out: move the date, or do what is possible before it.`;
  });
}
