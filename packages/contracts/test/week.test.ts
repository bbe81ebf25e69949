import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addWeeks,
  daysBetween,
  daysOfWeek,
  weekdayOf,
  weekdays,
  weekEndOf,
  weekLabel,
  weekStartOf,
  weeksBetween,
} from '../src/week.rules.ts';

const day = fc
  .integer({ min: -25_000, max: 60_000 }) // 1901 to 2134
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe('weeks', () => {
  it('start on Monday and have seven days, and every day is in exactly one week', () => {
    fc.assert(
      fc.property(day, (date) => {
        const week = daysOfWeek(date);
        expect(week.map(weekdayOf)).toEqual([...weekdays]);
        expect(week[0]).toBe(weekStartOf(date));
        expect(week[6]).toBe(weekEndOf(date));
        expect(week).toContain(date);
        for (const other of week) expect(weekStartOf(other)).toBe(week[0]);
        expect(weekStartOf(addDays(date, 7))).toBe(addWeeks(weekStartOf(date), 1));
      }),
    );
  });

  it('agree on every weekday with the platform’s own calendar', () => {
    const platform = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(day, (date) => {
        expect(weekdayOf(date)).toBe(platform.format(new Date(`${date}T00:00:00Z`)).toLowerCase());
      }),
    );
  });

  it('are counted from week to week: Sunday to the next Monday is 1, within a week is 0', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -600, max: 600 }), (date, weeks) => {
        expect(weeksBetween(date, addWeeks(date, weeks))).toBe(weeks);
        expect(weeksBetween(weekStartOf(date), weekEndOf(date))).toBe(0);
        expect(weeksBetween(weekEndOf(date), addDays(weekEndOf(date), 1))).toBe(1);
        expect(addWeeks(addWeeks(date, weeks), -weeks)).toBe(date);
        expect(weekdayOf(addWeeks(date, weeks))).toBe(weekdayOf(date));
      }),
    );
  });

  it.each([
    [0, 'This Week'],
    [1, 'Next Week'],
    [-1, 'Last Week'],
    [2, '2 Weeks Ahead'],
    [-3, '3 Weeks Ago'],
  ])('labels: %d is %s', (offset, label) => {
    expect(weekLabel(offset)).toBe(label);
  });
});

/** Sundays with a clock change: Europe, America, New Zealand, Lord Howe, and Chile (at midnight). */
const clockChanges = ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-09-27', '2026-04-05', '2026-09-06'];

describe.each(clockChanges)('the Sunday %s on which clocks change somewhere', (sunday) => {
  it('is the seventh day of its week, and the next day is a Monday', () => {
    expect(weekdayOf(sunday)).toBe('sunday');
    expect(weekEndOf(sunday)).toBe(sunday);
    expect(daysOfWeek(sunday)[6]).toBe(sunday);
    expect(weekdayOf(addDays(sunday, 1))).toBe('monday');
    expect(daysBetween(weekStartOf(sunday), addDays(sunday, 1))).toBe(7);
  });
});

describe('the zone of the machine', () => {
  const rules = join(import.meta.dirname, '..', 'src', 'week.rules.ts');
  const program = `
    const rules = await import(${JSON.stringify(rules)});
    const days = Array.from({ length: 1200 }, (_, n) => rules.addDays('2024-12-20', n));
    const told = days.map((day) => [day, rules.weekdayOf(day), rules.daysOfWeek(day),
      rules.weeksBetween('2026-03-29', day), rules.addWeeks(day, -53)]);
    console.log(JSON.stringify(told));`;
  const resultsIn = (zone: string) =>
    execFileSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
      {
        encoding: 'utf8',
        env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
        maxBuffer: 1 << 24,
      },
    );
  const inUtc = resultsIn('UTC');

  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Europe/London', 'America/New_York', 'America/Santiago'])(
    '%s gives the same results as UTC, also at clock changes and year ends',
    (zone) => {
      expect(resultsIn(zone) === inUtc).toBe(true);
    },
  );

  it('really differs in the child process', () => {
    const offset = (zone: string) =>
      execFileSync(process.execPath, ['--print', "new Date('2026-01-01T00:00:00Z').getTimezoneOffset()"], {
        encoding: 'utf8',
        env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      }).trim();
    expect(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'].map(offset)).toEqual(['660', '0', '-840']);
  });
});
