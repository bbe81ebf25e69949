import type { MilestoneTimeframe } from '@pathwise/contracts/roadmap';
import { addDays, addMonths, daysBetween, estimatedDate } from '@pathwise/contracts/roadmap-calendar.rules';
import type { KindStep } from '../kinds/kind.ts';

/** The first step is due within so many days: what begins soon begins at all. */
const firstWithin = 3;

type Timed = Pick<KindStep, 'hours' | 'waitDays' | 'daysBefore'>;

/** Days from the start to the end of each step, at so many hours a week. */
function offsetsOf(steps: readonly Timed[], hoursAWeek: number): number[] {
  let days = 0;
  return steps.map(({ hours, waitDays = 0 }, i) => {
    // What has to be waited for comes after the work, so it moves the next steps.
    const before = i === 0 ? 0 : (steps[i - 1]?.waitDays ?? 0);
    days += before + (hours / hoursAWeek) * 7;
    return i === steps.length - 1 ? days + waitDays : days;
  });
}

/** How many days the steps take at so many hours a week, waiting included. */
export const daysNeeded = (steps: readonly Timed[], hoursAWeek: number): number =>
  Math.ceil(offsetsOf(steps, hoursAWeek).at(-1) ?? 0);

/**
 * A day for each step, by its effort and its waiting. With a target the steps are stretched or pressed to end on it, and
 * what must be done weeks before it is. They ascend; with too few days several share one.
 */
export function stepDays(input: {
  steps: readonly Timed[];
  today: string;
  target: string | null;
  hoursAWeek: number;
}): string[] {
  const { steps, today, target, hoursAWeek } = input;
  const natural = offsetsOf(steps, hoursAWeek);
  const all = natural.at(-1) ?? 1;
  const days = target ? Math.max(0, daysBetween(today, target)) : Math.max(steps.length, Math.round(all));
  const wanted = natural.map((offset, i) => {
    const latest = target ? days - (steps[i]?.daysBefore ?? 0) : days;
    const scaled = Math.round((offset * days) / all);
    return Math.max(1, Math.min(scaled, Math.max(latest, 1), i === 0 ? firstWithin : days));
  });
  return ascending(wanted, days).map((offset) => addDays(today, offset));
}

/** Keeps the order: no step is due before an earlier one, and each has a day of its own while there are enough. */
function ascending(wanted: readonly number[], days: number): number[] {
  const room = days >= wanted.length;
  const gap = room ? 1 : 0;
  let next = days;
  const capped = wanted
    .toReversed()
    .map((offset, i) => {
      next = i === 0 ? days : Math.min(offset, next - gap);
      return next;
    })
    .toReversed();
  let previous = 0;
  return capped.map((offset, i) => {
    const latest = room ? days - (wanted.length - 1 - i) : days;
    previous = Math.min(Math.max(offset, previous + gap), latest);
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
