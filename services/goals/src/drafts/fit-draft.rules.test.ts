import { describe, expect, it } from '@jest/globals';
import type { DraftMilestone, DraftTimeline, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays, timeframeOf, viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import { dayIn } from '@pathwise/service-kit/calendar';
import fc from 'fast-check';
import { type DraftBounds, fitDraft } from './fit-draft.rules.ts';

const step = (title: string, dueDate: string | null): DraftMilestone => {
  return { title, description: 'How', dueDate, timeframe: 'general', resources: null };
};
const todo = (title: string, dueDate: string | null = null) => ({
  title,
  description: '',
  dueDate,
  priority: 'normal' as const,
});
const draft = (parts: Partial<RoadmapDraft>): RoadmapDraft => ({
  overview: 'Words',
  milestones: [],
  suggestions: [],
  timelines: [],
  ...parts,
});
const bounds: DraftBounds = { today: '2026-03-10', createdOn: '2026-03-10', targetDate: '2026-06-01' };
const dueDates = (dates: (string | null)[], given: DraftBounds) =>
  fitDraft(draft({ milestones: dates.map((date, n) => step(`Step ${n}`, date)) }), given).milestones.map(
    ({ dueDate }) => dueDate,
  );
const boards = (timelines: DraftTimeline[], given: DraftBounds) =>
  Object.fromEntries(
    fitDraft(draft({ timelines }), given).timelines.map(({ timeframe, todos }) => [
      timeframe,
      todos.map(({ title }) => title),
    ]),
  );

describe('fitDraft', () => {
  it('keeps due dates from today to the target date, both included, and drops the others', () => {
    const dates = ['2026-03-09', '2026-03-10', '2026-04-01', '2026-06-01', '2026-06-02', null];
    expect(dueDates(dates, bounds)).toEqual([null, '2026-03-10', '2026-04-01', '2026-06-01', null, null]);
  });

  it("keeps, without a target date, the dates that the coach read in the goal's text", () => {
    expect(dueDates(['2026-04-01', null], { ...bounds, targetDate: null })).toEqual(['2026-04-01', null]);
  });

  it('drops all dates when the target date has passed', () => {
    expect(dueDates(['2026-03-11', '2026-02-01'], { ...bounds, targetDate: '2026-02-01' })).toEqual([null, null]);
  });

  it('keeps a repeated step or suggestion once, ignoring case and spacing', () => {
    const suggestion = (title: string) => ({ title, description: '', bullets: [] });
    const fitted = fitDraft(
      draft({
        milestones: [step('Write a CV', null), step(' write  a cv', null), step('   ', null)],
        suggestions: [suggestion('Rest'), suggestion('REST')],
      }),
      bounds,
    );
    expect(fitted.milestones.map(({ title }) => title)).toEqual(['Write a CV']);
    expect(fitted.suggestions).toHaveLength(1);
  });

  it('leaves a step without a todo of its own, because the boards show the milestone', () => {
    const timelines = [
      { timeframe: 'week-1', todos: [todo('Ask a friend to read it'), { ...todo('write a  CV'), step: 'Write a CV' }] },
      { timeframe: 'month-1', todos: [todo('Write a CV')] },
    ];
    const fitted = fitDraft(draft({ milestones: [step('Write a CV', null)], timelines }), bounds);
    expect(fitted.timelines).toEqual([{ timeframe: 'week-1', todos: [todo('Ask a friend to read it')] }]);
  });

  it('merges two timelines of the same timeframe into one', () => {
    const twice = [
      { timeframe: 'week-1', todos: [todo('a'), todo('b')] },
      { timeframe: 'week-1', todos: [todo('A'), todo('c')] },
    ];
    expect(boards(twice, bounds)).toEqual({ 'week-1': ['a', 'b', 'c'] });
  });

  it('leaves undated weeks and months of a draft made on the first day, and puts a dated todo where its day is', () => {
    const drafted = [
      { timeframe: 'week-3', todos: [todo('a'), todo('due in week one', '2026-03-12')] },
      { timeframe: 'month-2', todos: [todo('b'), todo('due on the last day', '2026-06-01')] },
      { timeframe: '1year', todos: [todo('c', '2026-06-01')] },
    ];
    expect(boards(drafted, bounds)).toEqual({
      'week-3': ['a'],
      'week-1': ['due in week one'],
      'month-2': ['b'],
      'month-3': ['due on the last day'],
      '1year': ['c'],
    });
  });

  it('sets no due date before the day of storing, when that is after the day it was drafted for', () => {
    const later = { ...bounds, storedOn: '2026-03-18' };
    expect(dueDates(['2026-03-09', '2026-03-12', '2026-03-20'], later)).toEqual([null, '2026-03-18', '2026-03-20']);
    expect(boards([{ timeframe: 'week-1', todos: [todo('a', '2026-03-12')] }], later)).toEqual({ 'week-2': ['a'] });
    expect(dueDates(['2026-06-01'], { ...later, storedOn: '2026-06-02' })).toEqual([null]);
  });

  it("counts a later draft's weeks, months and days from the goal's first day", () => {
    const later = { ...bounds, today: '2026-04-14' }; // five weeks, and a month and four days, on
    const drafted = [
      { timeframe: 'week-1', todos: [todo('this week'), todo('due in week eight', '2026-04-30')] },
      { timeframe: 'month-1', todos: [todo('this month'), todo('due in month three', '2026-05-10')] },
      { timeframe: 'day-2', todos: [todo('tomorrow')] },
      { timeframe: '1year', todos: [todo('in a year')] },
    ];
    expect(boards(drafted, later)).toEqual({
      'week-6': ['this week'],
      'week-8': ['due in week eight'],
      'month-2': ['this month'],
      'month-3': ['due in month three'],
      'day-37': ['tomorrow'],
      '1year': ['in a year'],
    });
  });

  const zones = ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati', 'Europe/London', 'America/New_York'] as const;
  const clockChanges = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'] as const;
  const anyDay = fc.oneof(
    fc.constantFrom('2028-02-29', '2027-12-31', ...clockChanges),
    fc
      .tuple(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true }),
      )
      .map(([zone, at]) => dayIn(zone, at)),
  );
  const anyOffset = fc.option(fc.integer({ min: -60, max: 900 }));
  const anyBoard = fc.constantFrom('week-1', 'week-9', 'month-1', 'month-4', 'day-3', '1year', 'ai-generated');

  it('leaves no date in the past or after the target, and every dated todo on the timeline of its day', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 30 }), fc.option(fc.integer({ min: -30, max: 800 }))),
        fc.array(anyOffset, { maxLength: 8 }),
        fc.array(fc.tuple(anyBoard, anyOffset), { maxLength: 12 }),
        (createdOn, [age, heldUp, left], steps, todos) => {
          const today = addDays(createdOn, age);
          const storedOn = addDays(today, heldUp);
          const targetDate = left === null ? null : addDays(today, left);
          const day = (offset: number | null) => (offset === null ? null : addDays(today, offset));
          const fitted = fitDraft(
            draft({
              milestones: steps.map((offset, n) => step(`Step ${n}`, day(offset))),
              timelines: todos.map(([timeframe, offset], n) => ({
                timeframe,
                todos: [todo(`Todo ${n}`, day(offset))],
              })),
            }),
            { today, storedOn, createdOn, targetDate },
          );
          const isWithin = (due: string | null) =>
            due === null || (storedOn <= due && (targetDate === null || due <= targetDate));
          expect(fitted.milestones).toHaveLength(steps.length);
          for (const { dueDate } of fitted.milestones) expect(isWithin(dueDate)).toBe(true);
          expect(fitted.timelines.flatMap((board) => board.todos)).toHaveLength(todos.length);
          for (const { timeframe, todos: shown } of fitted.timelines) {
            const view = viewOf(timeframe);
            for (const { dueDate } of shown) {
              expect(isWithin(dueDate)).toBe(true);
              if (view && dueDate) expect(timeframeOf(view, dueDate, { createdOn, targetDate })).toBe(timeframe);
            }
          }
        },
      ),
    );
  });
});
