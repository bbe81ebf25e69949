import { dayAfter, dayBegins, dayIn } from '@pathwise/service-kit/calendar';

export const slotMs = 15 * 60_000;
export const slotOf = (at: Date | number): number => Math.floor(Number(at) / slotMs);

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** The slots of these days in a time zone: from the first, up to the one before `end`. */
export const slotsOf = ({ from, to, timeZone }: { from: string; to: string; timeZone: string }) => ({
  start: slotOf(dayBegins(timeZone, from)),
  end: slotOf(dayBegins(timeZone, dayAfter(to))),
});

/** Sums up counts of slots by the day in a time zone. */
export function byDay(counts: readonly { slot: number; count: number }[], timeZone: string): Map<string, number> {
  const days = new Map<string, number>();
  for (const { slot, count } of counts) {
    const day = dayIn(timeZone, new Date(slot * slotMs));
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return days;
}

/** The value that this share of all values is at most. Example: the 0.5 percentile of 10, 20, 30 is 20. Null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

interface PlanFact {
  ownerId: string;
  version: number;
  plan: 'free' | 'premium';
  slot: number;
}

/** The slots in which somebody's plan became premium: from free, or from nothing. A longer end or another tier is no start. */
export function premiumStarts(plans: readonly PlanFact[]): number[] {
  const last = new Map<string, 'free' | 'premium'>();
  const inOrder = plans.toSorted((a, b) => a.version - b.version);
  return inOrder.flatMap(({ ownerId, plan, slot }) => {
    const before = last.get(ownerId) ?? 'free';
    last.set(ownerId, plan);
    return before === 'free' && plan === 'premium' ? [slot] : [];
  });
}
