import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { timelineTimeframe } from '../src/roadmap.ts';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  daysOf,
  estimatedDate,
  monthCount,
  monthOf,
  monthsBetween,
  type Plan,
  timeframeOf,
  timeframesOf,
  viewOf,
  viewsOffered,
  weekCount,
  weekOf,
  yearCount,
  yearOf,
  yearTimeframe,
} from '../src/roadmap-calendar.rules.ts';
import { weekdayOf } from '../src/week.rules.ts';

const zones = ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati', 'Europe/London', 'America/New_York'] as const;
const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

const anyInstant = fc.date({ min: new Date('1999-12-30'), max: new Date('2100-01-02'), noInvalidDate: true });
const clockChanges = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'] as const;
const hard = fc.constantFrom('2028-02-29', '2024-02-28', '2027-12-31', '2026-01-31', ...clockChanges);
const anyDay = fc.oneof(
  { weight: 1, arbitrary: hard },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...zones), anyInstant).map(([zone, at]) => dayIn(zone, at)),
  },
);
const anyPlan = fc
  .tuple(anyDay, fc.option(fc.integer({ min: 0, max: 4000 })))
  .map(([createdOn, days]): Plan => ({ createdOn, targetDate: days === null ? null : addDays(createdOn, days) }));
const views = ['daily', 'weekly', 'monthly', 'yearly'] as const;

describe('days and months', () => {
  it('are counted by the calendar, across leap days and clock changes', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-05-02', '2026-05-01')).toBe(-1);
  });

  it('can be added and subtracted again', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  it('map the 31st to the last day of a shorter month, and back to the 31st later', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonths('2026-12-15', 2)).toBe('2027-02-15');
    expect(monthsBetween('2026-01-31', '2026-02-27')).toBe(0);
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(1);
    expect(monthsBetween('2026-01-31', '2026-03-30')).toBe(1);
  });

  it('count whole months that grow from day to day by 0 or 1', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 2000 }), (from, days) => {
        const step = monthsBetween(from, addDays(from, days + 1)) - monthsBetween(from, addDays(from, days));
        expect([0, 1]).toContain(step);
      }),
    );
  });

  it('give the same counts in every time zone in which a goal is created', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyInstant, fc.integer({ min: 0, max: 1500 }), (zone, at, days) => {
        const createdOn = dayIn(zone, at);
        const later = dayIn(zone, new Date(at.getTime() + days * 86_400_000));
        const shift = Math.abs(daysBetween(createdOn, later) - days);
        expect(shift).toBeLessThanOrEqual(1); // a clock change may move an instant over midnight, but never by a day
        expect(weekCount(daysBetween(createdOn, addDays(createdOn, days)))).toBe(Math.max(1, Math.ceil(days / 7)));
      }),
    );
  });
});

describe('the views offered', () => {
  const today = '2026-11-21';
  it.each([
    ['no target', null, ['daily', 'weekly', 'monthly']],
    ['a target that has passed', addDays(today, -5), ['daily', 'weekly']],
    ['a target today', today, ['daily', 'weekly']],
    ['29 days left', addDays(today, 29), ['daily', 'weekly']],
    ['30 days left', addDays(today, 30), ['daily', 'weekly', 'monthly']],
    ['364 days left', addDays(today, 364), ['daily', 'weekly', 'monthly']],
    ['365 days left', addDays(today, 365), ['daily', 'weekly', 'monthly', 'yearly']],
    ['ten years left', addDays(today, 3652), ['daily', 'weekly', 'monthly', 'yearly']],
  ])('with %s follow from the days left today', (_, targetDate, offered) => {
    expect(viewsOffered({ today, targetDate })).toEqual(offered);
  });
});

describe('for any day, time zone, clock change and leap year', () => {
  const anySpan = fc.integer({ min: -400, max: 4000 });

  it('the views offered depend only on the days left today', () => {
    fc.assert(
      fc.property(anyDay, anySpan, (today, left) => {
        const offered = viewsOffered({ today, targetDate: addDays(today, left) });
        expect(offered).toEqual(views.slice(0, left < 30 ? 2 : left < 365 ? 3 : 4));
      }),
      { numRuns: 300 },
    );
  });

  it('week count is days/7 and year count is days/365, rounded up, at least 1', () => {
    fc.assert(
      fc.property(anyDay, anySpan, (from, span) => {
        const days = daysBetween(from, addDays(from, span));
        for (const [count, length] of [
          [weekCount(days), 7],
          [yearCount(days), 365],
        ] as const) {
          expect(count * length).toBeGreaterThanOrEqual(days);
          expect(count === 1 || (count - 1) * length < days).toBe(true);
        }
      }),
    );
  });

  it('month count is the smallest number of whole months that reaches the target', () => {
    fc.assert(
      fc.property(anyDay, anySpan, (from, span) => {
        const to = addDays(from, span);
        const count = monthCount(from, to);
        expect(addMonths(from, count) >= to).toBe(true);
        expect(count === 1 || addMonths(from, count - 1) < to).toBe(true);
      }),
    );
  });
});

describe('the counts', () => {
  it.each([
    [-3, 1, 1],
    [0, 1, 1],
    [1, 1, 1],
    [7, 1, 1],
    [8, 2, 1],
    [30, 5, 1],
    [365, 53, 1],
    [366, 53, 2],
    [730, 105, 2],
    [1000, 143, 3],
  ])('of %i days are %i weeks and %i years', (days, weeks, years) => {
    expect([weekCount(days), yearCount(days)]).toEqual([weeks, years]);
  });

  it.each([
    ['2026-01-15', '2026-01-15', 1],
    ['2026-01-15', '2026-02-14', 1],
    ['2026-01-15', '2026-02-15', 1],
    ['2026-01-15', '2026-02-16', 2],
    ['2026-01-31', '2026-02-28', 1],
    ['2028-02-29', '2029-02-28', 12],
    ['2026-11-21', '2027-11-21', 12],
    ['2026-05-01', '2026-04-01', 1],
  ])('from %s to %s are %i months', (from, to, months) => {
    expect(monthCount(from, to)).toBe(months);
  });
});

describe('boards', () => {
  it('of weeks start on Monday: the first has the days before the second Monday counted from the nearest one', () => {
    const first = (createdOn: string) => {
      const { from, to } = daysOf('week-1', { createdOn, targetDate: null }) ?? {};
      return [from, to];
    };
    expect(first('2026-11-16')).toEqual(['2026-11-16', '2026-11-22']); // a Monday
    expect(first('2026-11-17')).toEqual(['2026-11-17', '2026-11-22']);
    expect(first('2026-11-18')).toEqual(['2026-11-18', '2026-11-22']);
    expect(first('2026-11-19')).toEqual(['2026-11-19', '2026-11-22']);
    expect(first('2026-11-20')).toEqual(['2026-11-20', '2026-11-29']);
    expect(first('2026-11-21')).toEqual(['2026-11-21', '2026-11-29']);
    expect(first('2026-11-22')).toEqual(['2026-11-22', '2026-11-29']);
    expect(first('2026-11-23')).toEqual(['2026-11-23', '2026-11-29']);
  });

  it('of weeks have 4 to 10 days at first, then run from Monday to Sunday, on any day a goal is made', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 2, max: 60 }), (createdOn, n) => {
        const plan = { createdOn, targetDate: null };
        const { from, to } = daysOf(`week-${n}`, plan) ?? { from: '', to: '' };
        expect([weekdayOf(from), weekdayOf(to), daysBetween(from, to)]).toEqual(['monday', 'sunday', 6]);
        const first = daysOf('week-1', plan) ?? { from: '', to: '' };
        expect([first.from, weekdayOf(first.to)]).toEqual([createdOn, 'sunday']);
        const length = daysBetween(first.from, first.to) + 1;
        expect(length).toBeGreaterThanOrEqual(4);
        expect(length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it.each([
    ['2026-11-22', '2026-11-22', 1, '2026-11-22'], // its own day, a Sunday
    ['2026-11-22', '2026-11-24', 1, '2026-11-24'],
    ['2026-11-19', '2026-11-21', 1, '2026-11-21'],
    ['2026-11-22', '2026-11-30', 1, '2026-11-30'], // seven days from Monday, which the last week includes
    ['2026-11-22', '2026-12-01', 2, '2026-12-01'],
    ['2026-11-19', '2026-11-24', 2, '2026-11-24'],
    ['2026-11-22', '2026-11-20', 1, '2026-11-29'], // a target that had passed cuts nothing
  ])('of weeks from %s to %s are %i, the last one to %s', (createdOn, targetDate, count, to) => {
    const plan = { createdOn, targetDate };
    const boards = timeframesOf('weekly', { plan, today: createdOn });
    expect(boards).toHaveLength(count);
    expect(daysOf(boards.at(-1) ?? '', plan)?.to).toBe(to);
    expect(weekOf(targetDate, plan)).toBe(count);
  });

  it('of weeks are as many as days divided by seven, or one more or less', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 4000 }), (createdOn, days) => {
        const plan = { createdOn, targetDate: addDays(createdOn, days) };
        const boards = timeframesOf('weekly', { plan, today: createdOn });
        expect(Math.abs(boards.length - weekCount(days))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('count weeks, months and years, and the last one includes the target', () => {
    const plan = { createdOn: '2026-11-21', targetDate: '2026-12-07' };
    expect(weekOf('2026-11-20', plan)).toBe(1);
    expect(weekOf('2026-11-21', plan)).toBe(1);
    expect(weekOf('2026-11-29', plan)).toBe(1);
    expect(weekOf('2026-11-30', plan)).toBe(2);
    expect(weekOf('2026-12-07', plan)).toBe(2);
    expect(daysOf('week-1', plan)).toEqual({ from: '2026-11-21', to: '2026-11-29' });
    expect(daysOf('week-2', plan)).toEqual({ from: '2026-11-30', to: '2026-12-07' });
    const year = { createdOn: '2026-11-21', targetDate: '2027-11-21' };
    expect([monthOf('2027-11-21', year), yearOf('2027-11-21', year)]).toEqual([12, 1]);
    expect(daysOf('month-12', year)).toEqual({ from: '2027-10-21', to: '2027-11-21' });
    expect(daysOf('1year', year)).toEqual({ from: '2026-11-21', to: '2027-11-21' });
    expect(dayOf('2026-11-21', year)).toBe(1);
    expect(daysOf('ai-generated', year)).toBeUndefined();
  });

  it('of years exist for some numbers only: year 4 is on board 5, year 6 and later ones on board 10', () => {
    expect([1, 2, 3, 4, 5, 6, 10, 12].map(yearTimeframe)).toEqual([
      '1year',
      '2years',
      '3years',
      '5years',
      '5years',
      '10years',
      '10years',
      '10years',
    ]);
  });

  it('show every day of a plan in each view, on an existing board that includes it', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat({ max: 4000 }), fc.constantFrom(...views), (plan, offset, view) => {
        const last = plan.targetDate ?? addDays(plan.createdOn, 340);
        const day = addDays(plan.createdOn, offset % (daysBetween(plan.createdOn, last) + 1));
        const timeframe = timeframeOf(view, day, plan);
        expect(timelineTimeframe.safeParse(timeframe).success).toBe(true);
        expect(viewOf(timeframe)).toBe(view);
        expect(timeframesOf(view, { plan, today: day })).toContain(timeframe);
        const span = daysOf(timeframe, plan);
        const isBeyond = timeframe === '10years' && daysBetween(plan.createdOn, day) >= 3650;
        if (!isBeyond) expect(span && span.from <= day && day <= span.to).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('end on the target and never after it', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom('weekly', 'monthly', 'yearly'), (plan, view) => {
        fc.pre(plan.targetDate !== null);
        const boards = timeframesOf(view, { plan, today: plan.createdOn });
        expect(boards).toContain(timeframeOf(view, plan.targetDate ?? '', plan));
        expect(daysOf(boards.at(-1) ?? '', plan)?.to).toBe(plan.targetDate);
        boards.slice(1).forEach((board, n) => {
          expect(daysOf(board, plan)?.from).toBe(addDays(daysOf(boards[n] ?? '', plan)?.to ?? '', 1));
        });
      }),
    );
  });

  it('of a goal without a target are twelve, or more when later ones have todos', () => {
    const plan = { createdOn: '2026-11-21', targetDate: null };
    const today = '2026-11-21';
    expect(timeframesOf('monthly', { plan, today })).toHaveLength(12);
    expect(timeframesOf('weekly', { plan, today, existing: ['week-15', 'month-20', 'ai-generated'] })).toHaveLength(15);
    expect(timeframesOf('daily', { plan, today: '2026-11-23', existing: ['day-1'] })).toEqual(['day-3']);
    expect(timeframesOf('yearly', { plan, today, existing: ['3years'] })).toEqual(['1year', '3years']);
  });
});

describe('the estimated date of a step without one', () => {
  it('is (index + 1) × 2 months from today', () => {
    expect([0, 1, 2].map((index) => estimatedDate(index, '2026-12-31'))).toEqual([
      '2027-02-28',
      '2027-04-30',
      '2027-06-30',
    ]);
  });
  it('rises with the index and is in the future, on any day', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 50 }), (today, index) => {
        expect(estimatedDate(index, today) > today).toBe(true);
        expect(estimatedDate(index + 1, today) > estimatedDate(index, today)).toBe(true);
        expect(monthsBetween(today, estimatedDate(index, today))).toBe((index + 1) * 2);
      }),
    );
  });
});
