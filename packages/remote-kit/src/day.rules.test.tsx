import { describe, expect, it } from '@jest/globals';
import { localDay } from '@pathwise/ui/day';
import { formatDay, formatDays, formatShortDay, formatWeekday } from './day.rules.ts';

describe('calendar days', () => {
  it("writes days in the person's locale without a break in them, and leaves out the current year where asked", () => {
    expect(formatDay('2027-06-30', 'en-GB')).toBe('30\u00a0Jun\u00a02027');
    expect(formatDay('2027-06-30', 'en-US')).toBe('Jun\u00a030,\u00a02027');
    expect(formatShortDay('2026-12-12', '2026-11-21', 'en-GB')).toBe('12\u00a0Dec');
    expect(formatShortDay('2027-01-30', '2026-11-21', 'en-GB')).toBe('30\u00a0Jan\u00a02027');
    expect(formatWeekday('2026-11-21', 'en-GB')).toBe('Saturday 21 November');
  });

  it('says of two days once what they share, and leaves out the current year', () => {
    const days = (from: string, to: string, locale = 'en-US') =>
      formatDays(from, to, '2026-11-21', locale).replaceAll('\u00a0', ' ');
    expect(days('2027-01-01', '2027-01-31')).toBe('Jan 1 – 31, 2027');
    expect(days('2027-01-01', '2027-01-31', 'en-GB')).toBe('1 – 31 Jan 2027');
    expect(days('2026-12-01', '2026-12-31')).toBe('Dec 1 – 31');
    expect(days('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 3, 2027');
    expect(days('2026-12-28', '2026-12-28')).toBe('Dec 28');
  });

  it.each(['2027-06-30', '0999-12-31', '2027-02-29', 'soon'])('writes %s as the rest of the page does', (day) => {
    expect(formatDay(day)).toBe(localDay(day));
    expect(formatShortDay(day, '2026-11-21')).toBe(localDay(day));
  });
});
