import { describe, expect, it } from '@jest/globals';
import { byDay, daysBetween, percentile, premiumStarts, slotOf, slotsOf } from './days.rules.ts';

const slot = (at: string) => slotOf(new Date(at));

describe('the figures of days', () => {
  it('lists the days of a range, both ends included', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysBetween('2026-01-02', '2026-01-01')).toEqual([]);
  });

  it.each([
    ['UTC', '2026-03-09T03:59:00Z', '2026-03-09'],
    ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
    ['Asia/Kathmandu', '2026-11-21T18:14:59Z', '2026-11-21'],
  ])('in %s counts %s for %s', (timeZone, at, day) => {
    expect([...byDay([{ slot: slot(at), count: 3 }], timeZone)]).toEqual([[day, 3]]);
    const { start, end } = slotsOf({ from: day, to: day, timeZone });
    expect(slot(at)).toBeGreaterThanOrEqual(start);
    expect(slot(at)).toBeLessThan(end);
  });

  it('has 92 slots on the day on which clocks go forward', () => {
    const { start, end } = slotsOf({ from: '2026-03-08', to: '2026-03-08', timeZone: 'America/New_York' });
    expect(end - start).toBe(92);
  });

  it.each([
    [[], 0.5, null],
    [[7], 0.95, 7],
    [[30, 10, 20], 0.5, 20],
    [[10, 20, 30, 40], 0.5, 20],
    [Array.from({ length: 100 }, (_, n) => n + 1), 0.95, 95],
  ])('of %j the %s percentile is %s', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('count a start of premium, but no longer end, and a second start after an end', () => {
    const plans = [
      { ownerId: 'a', version: 3, plan: 'free' as const, slot: 30 },
      { ownerId: 'a', version: 1, plan: 'premium' as const, slot: 10 },
      { ownerId: 'a', version: 2, plan: 'premium' as const, slot: 20 },
      { ownerId: 'a', version: 4, plan: 'premium' as const, slot: 40 },
      { ownerId: 'b', version: 1, plan: 'free' as const, slot: 15 },
    ];
    expect(premiumStarts(plans)).toEqual([10, 40]);
  });
});
