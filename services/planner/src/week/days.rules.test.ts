import { describe, expect, it } from '@jest/globals';
import { dayThisWeek, isMissed } from '../missed/missed.rules.ts';
import { agrees, dayAskedFor, isWeek, isWeekStart } from './days.rules.ts';

const wednesday = '2024-09-18';

describe('a weekday and a date', () => {
  it.each([
    ['2024-09-18', 'wednesday', true],
    ['2024-09-18', undefined, true],
    ['2024-09-18', 'thursday', false],
    ['2024-12-30', 'monday', true],
  ] as const)('%s with %s agree: %s', (date, weekday, expected) => {
    expect(agrees(date, weekday)).toBe(expected);
  });
  it.each([
    [{}, undefined],
    [{ specificDate: '2024-10-01' }, '2024-10-01'],
    [{ dayOfWeek: 'monday' }, '2024-09-16'],
    [{ dayOfWeek: 'sunday' }, '2024-09-22'],
    [{ specificDate: '2024-10-01', dayOfWeek: 'tuesday' }, '2024-10-01'],
  ] as const)('given as %j mean the day %s', (change, expected) => {
    expect(dayAskedFor({ specificDate: wednesday }, change)).toBe(expected);
  });
});

describe('a week', () => {
  it.each([
    ['2024-09-16', '2024-09-22', true],
    ['2024-12-30', '2025-01-05', true],
    ['2024-09-16', '2024-09-29', false],
    ['2024-09-17', '2024-09-22', false],
  ])('from %s to %s is one: %s', (from, to, expected) => {
    expect(isWeek(from, to)).toBe(expected);
  });
  it('starts on a Monday', () => {
    expect(['2024-09-15', '2024-09-16', '2024-09-17'].map(isWeekStart)).toEqual([false, true, false]);
  });
});

describe('a missed task', () => {
  const task = { completed: false, decidedAt: null, specificDate: '2024-09-15' };
  it('is unfinished, of a past week, and without a decision', () => {
    expect(isMissed(task, wednesday)).toBe(true);
    expect(isMissed({ ...task, specificDate: '2024-09-16' }, wednesday)).toBe(false);
    expect(isMissed({ ...task, completed: true }, wednesday)).toBe(false);
    expect(isMissed({ ...task, decidedAt: new Date(0) }, wednesday)).toBe(false);
    expect(isMissed(task, '2024-09-15')).toBe(false);
  });
  it.each([
    ['2024-09-09', '2024-09-18'],
    ['2024-09-11', '2024-09-18'],
    ['2024-09-12', '2024-09-19'],
    ['2023-01-01', '2024-09-22'],
  ])('of %s moves to %s: its weekday of this week, or today when that has passed', (date, expected) => {
    expect(dayThisWeek(date, wednesday)).toBe(expected);
  });
});
