import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysBetween, monthsBetween } from './calendar.rules.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const plusDays = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe('daysBetween', () => {
  it('counts calendar days over month ends, leap days and daylight-saving Sundays', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-05-02', '2026-05-01')).toBe(-1);
  });

  it('undoes adding days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 9000 }), (from, days) =>
        expect(daysBetween(from, plusDays(from, days))).toBe(days),
      ),
    );
  });
});

describe('monthsBetween', () => {
  it('counts a month from a day to the same day of the next', () => {
    expect(monthsBetween('2026-01-15', '2026-02-14')).toBe(0);
    expect(monthsBetween('2026-01-15', '2026-02-15')).toBe(1);
    expect(monthsBetween('2026-01-15', '2027-01-15')).toBe(12);
  });

  it('reaches a month from the 31st on the last day of a shorter one', () => {
    expect(monthsBetween('2026-01-31', '2026-02-27')).toBe(0);
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(1);
    expect(monthsBetween('2026-01-31', '2026-03-30')).toBe(1);
    expect(monthsBetween('2026-01-31', '2026-03-31')).toBe(2);
  });

  it('never falls from one day to the next and moves by one at most', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2000 }), (from, days) => {
        const step = monthsBetween(from, plusDays(from, days + 1)) - monthsBetween(from, plusDays(from, days));
        expect([0, 1]).toContain(step);
      }),
    );
  });
});
