import { describe, expect, it } from '@jest/globals';
import { dayAfter, dayBegins, dayIn } from './calendar.ts';

describe('the first instant of a day', () => {
  it.each([
    ['UTC', '2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-22', '2026-11-21T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-22', '2026-11-21T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-22', '2026-11-22T11:00:00.000Z'],
    // This day begins at one o'clock, because clocks go forward at midnight.
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ])('in %s of %s is %s', (zone, day, instant) => {
    const begins = dayBegins(zone, day);
    expect(begins.toISOString()).toBe(instant);
    expect(dayIn(zone, begins)).toBe(day);
    expect(dayIn(zone, new Date(begins.getTime() - 1))).toBe(dayAfter(day, -1));
  });

  it('comes after a month, a year and a leap day', () => {
    expect([dayAfter('2026-02-28'), dayAfter('2028-02-28'), dayAfter('2026-12-31')]).toEqual([
      '2026-03-01',
      '2028-02-29',
      '2027-01-01',
    ]);
  });
});
