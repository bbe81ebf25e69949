import type { MilestoneTimeframe } from '@pathwise/contracts/roadmap';
import { addDays, addMonths, daysBetween, estimatedDate } from '@pathwise/contracts/roadmap-calendar.rules';
import type { KindStep } from '../kinds/kind.ts';
import { looseAmount, readNumber } from '../reading/numbers.rules.ts';
import { inSeason } from './seasons.rules.ts';

/** The first step is due within so many days: what begins soon begins at all. */
const firstWithin = 3;

type Timed = Pick<KindStep, 'hours' | 'waitDays' | 'daysBefore' | 'months'> & Partial<Pick<KindStep, 'title'>>;

const namedSpan = new RegExp(
  `\\b(?:for|through) (${looseAmount}) (?:whole |full |normal |ordinary |working )?(day|night|morning|evening|week|month)s?\\b`,
  'i',
);
/** 'Two weeks without sugar', 'Walk on ten days in a row' */
const bareSpan = new RegExp(
  `(?:^|\\b)(${looseAmount}) (?:whole |full )?(day|night|morning|evening|week|month)s? (?:without|in a row|running|on end)\\b`,
  'i',
);
/** 'Choose a course for four weeks' and 'Do the sums for nine months' are done in an hour. */
const isForLater =
  /^(?:agree|begin with a plan|book|box|choose|divide|do the sums|make (?:a plan|no)|pack|plan|store)\b/i;

/** The least days of a step whose title names them: 'Note your sleep for a week'. */
export function namedDays({ title = '' }: Pick<Timed, 'title'>): number {
  const [, amount, unit = ''] = isForLater.test(title) ? [] : (namedSpan.exec(title) ?? bareSpan.exec(title) ?? []);
  if (amount === undefined) return 0;
  return Math.round(readNumber(amount) * ({ week: 7, month: 30 }[unit.toLowerCase()] ?? 1));
}

/** The days of work, of the whole step, and of waiting after it. The days that a title names are a part of the waiting. */
function spanOf(step: Timed, hoursAWeek: number) {
  const work = (step.hours / hoursAWeek) * 7;
  const length = Math.max(work, namedDays(step));
  return { work, length, wait: Math.max(0, (step.waitDays ?? 0) - (length - work)) };
}

/** Days from the start to the end of each step, at so many hours a week. */
function offsetsOf(steps: readonly Timed[], hoursAWeek: number): number[] {
  let days = 0;
  let before = 0;
  return steps.map((step, i) => {
    const { length, wait } = spanOf(step, hoursAWeek);
    days += before + length;
    // What has to be waited for comes after the work, so it moves the next steps.
    before = wait;
    return i === steps.length - 1 ? days + wait : days;
  });
}

/** The days of a plan without a target. Each step has a day of its own. */
const naturalDays = (offsets: readonly number[]) => Math.max(offsets.length, Math.ceil(offsets.at(-1) ?? 0));

/** 'A better version of today's plan' names no day. */
const forToday = /\b(?:tonight|this evening|today)\b(?!['’])/i;

/** What the steps ask for, in days at so many hours a week, waiting included. */
export interface Effort {
  needed: number;
  /** Days of these in which others decide or deliver, or that a title names. More hours do not make them fewer. */
  waiting: number;
  /** How many steps can be done in the days that are left. */
  reached: number;
  /** The number of the step, from 0, that takes the most hours. Not the last one, which is the aim. */
  longest: number;
  /** The step before the last one that waits longest for others. */
  waits: number | undefined;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const indexOfMost = (amounts: readonly number[]) => amounts.indexOf(Math.max(...amounts));

export function effortOf(steps: readonly Timed[], hoursAWeek: number, days: number): Effort {
  const offsets = offsetsOf(steps, hoursAWeek);
  const idle = steps.map((step) => spanOf(step, hoursAWeek)).map(({ work, length, wait }) => length - work + wait);
  const waits = steps.slice(0, -1).map(({ waitDays = 0 }) => waitDays);
  return {
    longest: indexOfMost(steps.slice(0, -1).map(({ hours }) => hours)),
    waits: waits.some((wait) => wait > 0) ? indexOfMost(waits) : undefined,
    needed: naturalDays(offsets),
    waiting: sumOf(idle),
    reached: offsets.filter((offset) => offset <= days).length,
  };
}

/** A step may take a week for each of its hours when there is time, and three days at least. */
const daysForAnHour = 7;
/** Steps of so many hours are what the goal is about. They take the time that is left over. */
const hoursOfMainStep = 4;
/** The first steps come soon, however far the target is. */
const soonSteps = 2;

const isMain = ({ hours }: Timed, i: number) => hours >= hoursOfMainStep && i >= soonSteps;

/** The days until the end of each step, when there are more than the steps need. Small steps are not stretched far. */
function stretched(steps: readonly Timed[], natural: readonly number[], days: number): number[] {
  const factor = days / (natural.at(-1) || 1);
  const lengths = natural.map((offset, i) => {
    const own = offset - (natural[i - 1] ?? 0);
    const most = Math.max(own, firstWithin, (steps[i]?.hours ?? 0) * daysForAnHour);
    return Math.min(own * factor, i < soonSteps ? Math.max(own, Math.min(most, 4 * daysForAnHour)) : most);
  });
  const left = days - lengths.reduce((sum, length) => sum + length, 0);
  const half = Math.floor(steps.length / 2);
  const takes = steps.some(isMain) ? isMain : (_: Timed, i: number) => i >= half;
  const hoursOf = (step: Timed, i: number) => (takes(step, i) ? step.hours : 0);
  const sum = steps.reduce((total, step, i) => total + hoursOf(step, i), 0);
  let day = 0;
  return steps.map((step, i) => {
    day += (lengths[i] ?? 0) + (left * hoursOf(step, i)) / sum;
    return day;
  });
}

/**
 * What must be done weeks before the target is done by then, and the steps before it move along. Where only the last step
 * follows, it is not done long before either: 'check the bills eight weeks before'.
 */
function withLeadTimes(offsets: readonly number[], steps: readonly Timed[], days: number): number[] {
  const last = steps.length - 1;
  return steps.reduce<readonly number[]>((placed, { daysBefore }, i) => {
    const at = placed[i] ?? 0;
    if (daysBefore === undefined || i === last) return placed;
    const latest = Math.max(1, days - daysBefore);
    if (at > latest) return placed.map((offset, k) => (k <= i ? (offset * latest) / at : offset));
    const earliest = days - daysBefore - Math.max(4, daysBefore / 2);
    const isFree = !steps.some((step, k) => k > i && k < last && step.daysBefore === undefined && isMain(step, k));
    if (!isFree || at >= earliest) return placed;
    return placed.map((offset, k) => (k < i ? offset : days - ((days - offset) * (days - earliest)) / (days - at)));
  }, offsets) as number[];
}

/** A sum grows with the days: half of it is reached after half of the time. The steps between move along. */
function withShares(offsets: readonly number[], shares: readonly (number | undefined)[]): number[] {
  const whole = Math.max(...shares.map((share) => share ?? 0));
  const end = shares.lastIndexOf(whole);
  const reached = offsets[end];
  if (!whole || reached === undefined) return [...offsets];
  const points = offsets.flatMap((offset, i) => {
    const share = i <= end ? shares[i] : undefined;
    return share ? [{ offset, day: (reached * share) / whole }] : [];
  });
  return offsets.map((offset, i) => {
    const next = points.find((point) => point.offset >= offset);
    const before = points.findLast((point) => point.offset < offset);
    if (i > end || !next) return offset;
    // What comes before the first share is no part of the sum and keeps its time.
    if (!before && !shares[i]) return Math.min(offset, (offset * next.day) / next.offset);
    if (!before) return next.day;
    return next.day - ((next.offset - offset) * (next.day - before.day)) / (next.offset - before.offset);
  });
}

/**
 * A day for each step, by its effort and its waiting. With a target the steps are stretched or pressed to end on it. The
 * small ones are not stretched far, and what must be done weeks before the target is. They ascend; with too few days
 * several share one. A step lasts the days that its title names, if the plan has as many. `shares`: the part of an amount
 * that a step reaches, 0 to 1. `isSouthern`: where the person lives. Without it no step waits for its season.
 */
export function stepDays(input: {
  steps: readonly Timed[];
  today: string;
  target: string | null;
  hoursAWeek: number;
  shares?: readonly (number | undefined)[];
  isSouthern?: boolean | undefined;
}): string[] {
  const { steps, today, target, hoursAWeek, shares, isSouthern } = input;
  const season = isSouthern === undefined || !steps.some(({ months }) => months) ? undefined : { today, isSouthern };
  const own = offsetsOf(steps, hoursAWeek);
  const natural = season && !target ? inSeason(own, steps, season) : own;
  const all = natural.at(-1) ?? 1;
  const days = target ? Math.max(0, daysBetween(today, target)) : naturalDays(natural);
  const inTime = days > all ? stretched(steps, natural, days) : natural.map((offset) => (offset * days) / all);
  const isDated = target !== null && days > 0;
  const timed = isDated ? withLeadTimes(inTime, steps, days) : inTime;
  // Where the time is short, an amount that grows keeps its even days, and no step before it takes them all.
  const isTight = shares !== undefined && days < all;
  const named = steps.map((step) => Math.max(1, isTight ? 0 : namedDays(step)));
  const shared = shares && days > 0 ? withShares(timed, shares) : timed;
  const wanted = (season && isDated ? inSeason(shared, steps, { ...season, end: days }) : shared).map((offset, i) =>
    Math.max(1, Math.min(Math.round(offset), i === 0 ? Math.max(firstWithin, named[0] ?? 0) : days)),
  );
  const offsets = ascending(wanted, days, named);
  // 'Start a sleep log tonight' is for today.
  const first = offsets.length > 1 && forToday.test(steps[0]?.title ?? '') ? 0 : offsets[0];
  return offsets.map((offset, i) => addDays(today, i === 0 ? (first ?? offset) : offset));
}

/** Keeps the order: no step is due before an earlier one. Each has its least days, or one day, while there are enough. */
function ascending(wanted: readonly number[], days: number, least: readonly number[]): number[] {
  const gaps = [least, wanted.map(() => 1)].find((each) => sumOf(each) <= days) ?? wanted.map(() => 0);
  let next = days;
  const capped = wanted.toReversed().map((offset, i) => {
    next = i === 0 ? days : Math.min(offset, next - (gaps.at(-i) ?? 0));
    return next;
  });
  let previous = 0;
  return capped.toReversed().map((offset, i) => {
    const latest = days - sumOf(gaps.slice(i + 1));
    previous = Math.min(Math.max(offset, previous + (gaps[i] ?? 0)), latest);
    return Math.max(previous, Math.min(1, days));
  });
}

/** Where the screens show steps without a due date: one every two months. */
export const estimatedDates = (count: number, today: string): string[] =>
  Array.from({ length: count }, (_, i) => estimatedDate(i, today));

const buckets: readonly (readonly [months: number, timeframe: MilestoneTimeframe])[] = [
  [3, '1-3months'],
  [6, '3-6months'],
  [12, '6-12months'],
  [24, '1year'],
  [48, '3years'],
  [90, '5years'],
];

export const timeframeOf = (today: string, date: string): MilestoneTimeframe =>
  buckets.find(([months]) => date <= addMonths(today, months))?.[1] ?? '10years';
