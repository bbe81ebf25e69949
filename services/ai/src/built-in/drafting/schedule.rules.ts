import type { MilestoneTimeframe } from '@pathwise/contracts/roadmap';
import { addDays, addMonths, daysBetween, estimatedDate } from '@pathwise/contracts/roadmap-calendar.rules';

// Even steps suit a plan of some months. Over a year the first one would wait for seven weeks, over ten years for
// eighteen months, so longer plans start closer together and widen.
function spacing(days: number): number {
  if (days <= 120) return 1;
  if (days <= 400) return 1.2;
  return days <= 1100 ? 1.5 : 2;
}

/**
 * Due dates for `count` steps, from tomorrow to the target day, the last one on it. They ascend; with too
 * few days several share one. A target of today gives today.
 */
export function dueDates({ count, today, target }: { count: number; today: string; target: string }): string[] {
  const days = daysBetween(today, target);
  if (days <= 0) return Array.from({ length: count }, () => today);
  let previous = 0;
  return Array.from({ length: count }, (_, i) => {
    const ideal = Math.max(1, Math.round(days * ((i + 1) / count) ** spacing(days)));
    const roomLeft = days - (count - 1 - i);
    const offset = days >= count ? Math.min(Math.max(ideal, previous + 1), roomLeft) : Math.max(ideal, previous);
    previous = offset;
    return addDays(today, offset);
  });
}

/** Where steps without a due date are thought to fall: one every two months, as the goal page estimates. */
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
