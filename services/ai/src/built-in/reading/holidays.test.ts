import { describe, expect, it } from '@jest/globals';
import { holidayIn, lastDayIn } from './holidays.rules.ts';

const days = (name: string, years: readonly number[], timeZone = 'Europe/London') =>
  years.map((year) => holidayIn(name, year, timeZone)?.slice(5));

describe('the day of a feast', () => {
  it.each([
    ['Chinese New Year', '02-06 01-26 02-13 02-03 01-23 02-11'],
    ['Seollal', '02-07 01-27 02-13 02-03 01-23 02-11'],
    ['Tet', '02-06 01-26 02-13 02-02 01-23 02-11'],
    ['Qingming', '04-05 04-04 04-04 04-05 04-05 04-04'],
    ['Passover', '04-22 04-11 03-31 04-18 04-08 03-27'],
    ['Seder', '04-21 04-10 03-30 04-17 04-07 03-26'],
    ['Enkutatash', '09-12 09-11 09-11 09-11 09-12 09-11'],
    ['Meskel', '09-28 09-27 09-27 09-27 09-28 09-27'],
    ['Timkat', '01-19 01-20 01-19 01-19 01-19 01-20'],
  ])('%s is on %s from 2027 to 2032', (name, expected) =>
    expect(days(name, [2027, 2028, 2029, 2030, 2031, 2032])).toEqual(expected.split(' ')),
  );

  it.each([
    ['America/Chicago', '2027-09-06'],
    ['America/Toronto', '2027-09-06'],
    ['Asia/Manila', '2027-05-01'],
    ['Europe/London', '2027-05-01'],
    ['Pacific/Auckland', '2027-10-25'],
    ['Australia/Sydney', null],
  ])('Labor Day in %s is %s, however it is spelt', (timeZone, day) => {
    expect(holidayIn('Labor Day', 2027, timeZone)).toBe(day);
    expect(holidayIn('labour day', 2027, timeZone)).toBe(day);
  });

  it('lets the summer holidays of India begin and end in May', () => {
    expect(holidayIn('summer holidays', 2027, 'Asia/Kolkata')).toBe('2027-05-01');
    expect(lastDayIn('summer holidays', 2027, 'Asia/Kolkata')).toBe('2027-05-31');
    expect(holidayIn('school year', 2027, 'Asia/Kolkata')).toBe('2027-03-31');
  });
});
