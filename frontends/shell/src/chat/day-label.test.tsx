import { expect, it } from '@jest/globals';
import { localDay } from '@pathwise/ui/day';
import { dayLabel } from './day-label.ts';

const now = new Date(2026, 10, 21, 9, 30);
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();

it('names today and yesterday, at any hour', () => {
  for (const hour of [0, 12, 23]) {
    expect(dayLabel(at(21, hour), now)).toBe('Today');
    expect(dayLabel(at(20, hour), now)).toBe('Yesterday');
  }
});

it('reads like the days of every other page, and does not break', () => {
  expect(dayLabel(at(19), now)).toBe(localDay('2026-11-19'));
  expect(dayLabel(at(19), now)).not.toContain(' ');
});
