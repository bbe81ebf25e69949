import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextWeeklyAt } from './weekly-time.rules.ts';

describe('the next weekly mail', () => {
  it.each([
    ['UTC', '2026-11-22T12:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['UTC', '2026-11-23T07:59:59.999Z', '2026-11-23T08:00:00.000Z'],
    ['UTC', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-23T08:00:00Z', '2026-11-23T16:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22T12:00:00Z', '2026-11-23T02:30:00.000Z'],
    // It is Monday in Kiritimati while it is Sunday in UTC.
    ['Pacific/Kiritimati', '2026-11-22T17:00:00Z', '2026-11-22T18:00:00.000Z'],
    // The clock goes forward on Sunday 28 March 2027 in Berlin.
    ['Europe/Berlin', '2027-03-27T12:00:00Z', '2027-03-29T06:00:00.000Z'],
    ['Europe/Berlin', '2027-03-20T12:00:00Z', '2027-03-22T07:00:00.000Z'],
    ['Mars/Olympus', '2026-11-22T12:00:00Z', '2026-11-23T08:00:00.000Z'],
  ])('in %s after %s is at %s', (zone, after, expected) => {
    expect(nextWeeklyAt(zone, new Date(after)).toISOString()).toBe(expected);
  });

  it('is a Monday at eight on the person’s clock, within a week, in every zone', () => {
    const zones = fc.constantFrom(
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
      'Asia/Tehran',
    );
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, instants, (timeZone, after) => {
        const next = nextWeeklyAt(timeZone, after);
        const shown = next.toLocaleString('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' });
        expect(shown).toMatch(/Monday.*08:00/);
        const ahead = next.getTime() - after.getTime();
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000);
      }),
    );
  });
});
