import { describe, expect, it } from '@jest/globals';
import { addDays, timeframeTitle } from '@pathwise/contracts/roadmap-calendar.rules';
import { aTimeline } from '../../test/fixtures.ts';
import {
  type BoardItem,
  boardsOf,
  emptySlots,
  firstShown,
  firstView,
  openDays,
  todosElsewhere,
  viewsFor,
} from './board.rules.ts';

const today = '2026-11-21';
const plan = (days: number | null, createdOn = today) => ({
  createdOn,
  targetDate: days === null ? null : addDays(today, days),
});

describe('which views are offered', () => {
  it.each([
    ['under 30 days gives Daily and Weekly', 29, ['weekly', 'daily']],
    ['under 365 gives Daily, Weekly, Monthly', 30, ['monthly', 'weekly', 'daily']],
    ['364 days are still under 365', 364, ['monthly', 'weekly', 'daily']],
    ['otherwise also Yearly', 365, ['yearly', 'monthly', 'weekly', 'daily']],
    ['no target date: Daily, Weekly, Monthly', null, ['monthly', 'weekly', 'daily']],
    ['a target that has passed: Daily and Weekly', -3, ['weekly', 'daily']],
  ])('%s', (_, days, views) => {
    expect(viewsFor(plan(days), today)).toEqual(views);
  });

  it('depend on the days left today, not on the length of the plan', () => {
    expect(viewsFor(plan(10, '2025-01-01'), today)).toEqual(['weekly', 'daily']);
  });

  it('start with months where there are any, else with weeks', () => {
    expect(firstView(viewsFor(plan(400), today))).toBe('monthly');
    expect(firstView(viewsFor(plan(12), today))).toBe('weekly');
  });
});

describe('the boards of a view', () => {
  const boards = (
    view: Parameters<typeof boardsOf>[0],
    days: number | null,
    ...timelines: ReturnType<typeof aTimeline>[]
  ) => boardsOf(view, { plan: plan(days), today, timelines, steps: [] });
  const nameOf = (item: BoardItem) => ('todo' in item ? item.todo.title : item.step.id);

  it('counts weeks as days/7 from the nearest Monday, years as days/365 (at least 1), months from the dates', () => {
    expect(boards('weekly', 72)).toHaveLength(10); // two days until Monday, then 70
    expect(boards('weekly', 73)).toHaveLength(11);
    expect(boards('yearly', 100)).toHaveLength(1);
    expect(boards('yearly', 366).map(({ title }) => title)).toEqual(['Year 1', 'Year 2']);
    expect(boards('monthly', 92)).toHaveLength(3);
  });

  it('have names and days, and the current one is marked', () => {
    const [first, second] = boardsOf('monthly', { plan: plan(60, '2026-10-22'), today, timelines: [], steps: [] });
    expect(first).toMatchObject({ title: 'Month 1', from: '2026-10-22', to: '2026-11-21', isCurrent: true });
    expect(second).toMatchObject({ title: 'Month 2', from: '2026-11-22', isCurrent: false });
  });

  it('hold the todos of their timeline, and a board with todos is never hidden', () => {
    const found = boards(
      'weekly',
      14,
      aTimeline('week-2', [{ title: 'Write' }]),
      aTimeline('week-5', [{ title: 'Late' }]),
    );
    expect(found.map(({ items }) => items.map(nameOf))).toEqual([[], ['Write'], [], [], ['Late']]);
  });

  it('show each milestone at the time of its day, before the first task that is due later', () => {
    const day = (days: number) => addDays(today, days);
    const timelines = [
      aTimeline('week-1', [
        { title: 'Early', dueDate: day(1) },
        { title: 'Any day', dueDate: null },
        { title: 'Late', dueDate: day(7) },
      ]),
    ];
    const step = (id: string, days: number) => ({ id, day: day(days), completed: false });
    const steps = [step('in week 1', 3), step('at its end', 8), step('in week 4', 25)];
    const found = boardsOf('weekly', { plan: plan(28), today, timelines, steps });
    expect(found.slice(0, 4).map(({ items }) => items.map(nameOf))).toEqual([
      ['Early', 'Any day', 'in week 1', 'Late', 'at its end'],
      [],
      [],
      ['in week 4'],
    ]);
  });

  it('hold the dated tasks of wider views too, and none of narrower ones', () => {
    const due = (title: string, days: number) => ({ title, dueDate: addDays(today, days) });
    const timelines = [
      aTimeline('month-1', [due('On day 8', 8), { title: 'Some day', dueDate: null }]),
      aTimeline('week-1', [due('On day 1', 1)]),
      aTimeline('day-1', [due('Today', 0)]),
    ];
    expect(boards('weekly', 28, ...timelines).map(({ items }) => items.map(nameOf))).toEqual([
      ['On day 1', 'On day 8'],
      [],
      [],
      [],
    ]);
    expect(boards('monthly', 28, ...timelines)[0]?.items.map(nameOf)).toEqual(['On day 8', 'Some day']);
  });

  it('of days are open with a task of that day or a step due then', () => {
    const timelines = [
      aTimeline('day-3', [{ title: 'Open' }]),
      aTimeline('day-5', [{ title: 'Done', completed: true }]),
    ];
    const steps = [
      { id: 'a', day: addDays(today, 1), completed: false },
      { id: 'b', day: addDays(today, 6), completed: true },
    ];
    expect(openDays({ plan: plan(60), timelines, steps })).toEqual([addDays(today, 1), addDays(today, 2)]);
  });

  it('are shown twelve at a time, starting with the current one', () => {
    const at = (current: number, count: number) =>
      firstShown(Array.from({ length: count }, (_, index) => ({ isCurrent: index === current })));
    expect(at(3, 12)).toBe(0);
    expect(at(3, 40)).toBe(3);
    expect(at(38, 40)).toBe(28);
    expect(at(-1, 40)).toBe(0);
  });

  it.each([
    ['3years', 'Year 3'],
    ['5years', 'Years 4 and 5'],
    ['10years', 'Years 6 to 10'],
    ['week-14', 'Week 14'],
    ['day-2', 'Day 2'],
  ])('name %s %s', (timeframe, title) => {
    expect(timeframeTitle(timeframe)).toBe(title);
  });

  it('include the tasks of views that are no longer offered', () => {
    const timelines = [
      aTimeline('month-2', [{ title: 'Month' }]),
      aTimeline('week-1', [{ title: 'Week' }]),
      aTimeline('ai-generated', [{ title: 'Idea' }]),
      aTimeline('1year'),
    ];
    expect(todosElsewhere(timelines, ['weekly', 'daily']).map(({ title }) => title)).toEqual(['Month 2', 'From Sage']);
  });
});

describe('the daily view', () => {
  it('fills its tens with empty places', () => {
    expect(emptySlots(10, 0)).toBe(10);
    expect(emptySlots(10, 4)).toBe(6);
    expect(emptySlots(20, 10)).toBe(10);
    expect(emptySlots(10, 13)).toBe(0);
  });
});
