import { describe, expect, it } from '@jest/globals';
import { dayOf, daysBetween, formatDay, formatMonth, formatShortDay, monthsLater } from './day.rules.ts';

describe('calendar days', () => {
  it('takes the day from the wall clock, not from UTC', () => {
    expect(dayOf(new Date(2027, 0, 3, 0, 5))).toBe('2027-01-03');
    expect(dayOf(new Date(2027, 11, 31, 23, 59))).toBe('2027-12-31');
  });

  it('counts whole days across clock changes and leap days', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-01-02', '2027-01-01')).toBe(-1);
    expect(daysBetween('2027-01-02', '2027-01-02')).toBe(0);
  });

  it.each([
    ['2026-11-21', 2, '2027-01-21'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-11-21', 14, '2028-01-21'],
  ])('puts %s plus %i months at %s', (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later);
  });

  it("writes days in the reader's way and drops this year's number where asked", () => {
    expect(formatDay('2027-06-30', 'en-GB')).toBe('30 Jun 2027');
    expect(formatDay('2027-06-30', 'en-US')).toBe('Jun 30, 2027');
    expect(formatShortDay('2026-12-12', '2026-11-21', 'en-GB')).toBe('12 Dec');
    expect(formatShortDay('2027-01-30', '2026-11-21', 'en-GB')).toBe('30 Jan 2027');
    expect(formatMonth('2027-01-30', 'en-GB')).toBe('January 2027');
  });
});
