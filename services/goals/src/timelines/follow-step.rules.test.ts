import { describe, expect, it } from '@jest/globals';
import { addDays, timeframeOf, viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import fc from 'fast-check';
import { byDueDate, followStep } from './follow-step.rules.ts';
import type { TimelineRecord, TodoRecord } from './timeline.model.ts';

const createdOn = '2028-02-20'; // its weeks include a leap day and a Sunday on which clocks change
const plan = { createdOn, targetDate: addDays(createdOn, 400) };
const todo = (id: string, more: Partial<TodoRecord> = {}): TodoRecord => ({
  id,
  title: 'Take a course',
  draftTitle: 'Take a course',
  step: 'Take a course',
  description: null,
  completed: false,
  dueDate: addDays(createdOn, 10),
  priority: 'normal',
  editedAt: null,
  version: 1,
  ...more,
});
const timeline = (timeframe: string, todos: TodoRecord[]): TimelineRecord => {
  return { _id: timeframe, goalId: 'g', ownerId: 'ann', timeframe, todos, createdAt: new Date(0), version: 1 };
};
const task = todo('task', { title: 'Ask for dates', draftTitle: 'Ask for dates' });
const step = { title: 'Take the weekend course', draftTitle: 'Take a course', dueDate: addDays(createdOn, 40) };

describe('a step the person dates or renames', () => {
  it('moves to the week and month of its new day, under its new title, without its tasks', () => {
    const boards = [timeline('week-2', [task, todo('w')]), timeline('month-1', [todo('m')]), timeline('week-9', [])];
    const moved = followStep(boards, step, plan);
    expect(moved.map(({ timeframe, todos, arriving }) => [timeframe, todos.length, arriving.length])).toEqual([
      ['week-2', 1, 0],
      ['month-1', 0, 0],
      ['week-6', 0, 1],
      ['month-2', 0, 1],
    ]);
    expect(moved[2]?.arriving[0]).toMatchObject({ title: step.title, dueDate: step.dueDate, version: 2 });
  });

  it('stays on its timeline when that also shows the new day, or when the date is removed', () => {
    const boards = [timeline('week-2', [todo('w'), task])];
    for (const dueDate of [addDays(createdOn, 12), null]) {
      expect(followStep(boards, { ...step, dueDate }, plan)).toMatchObject([
        { timeframe: 'week-2', todos: [{ id: 'w', title: step.title, dueDate }, task], arriving: [] },
      ]);
    }
  });

  it('leaves todos that the person completed, edited or made, and those of other steps, unchanged', () => {
    const held = [
      todo('done', { completed: true }),
      todo('edited', { editedAt: new Date(0) }),
      todo('own', { draftTitle: null }),
      todo('other', { step: 'Find a club' }),
    ];
    expect(followStep([timeline('week-2', held), timeline('ai-generated', [todo('x')])], step, plan)).toEqual([]);
  });

  it('is always on the timeline that shows its day, and nothing is lost', () => {
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(days, days, (from, to) => {
        const [old, day] = [addDays(createdOn, from), addDays(createdOn, to)];
        const boards = (['weekly', 'monthly', 'yearly'] as const).map((view) =>
          timeline(timeframeOf(view, old, plan), [todo(view, { dueDate: old }), task]),
        );
        const after = followStep(boards, { ...step, dueDate: day }, plan);
        const shown = after.flatMap(({ timeframe, todos, arriving }) =>
          [...todos, ...arriving].filter(({ title }) => title === step.title).map(() => timeframe),
        );
        expect(shown.toSorted()).toEqual(
          (['weekly', 'monthly', 'yearly'] as const).map((view) => timeframeOf(view, day, plan)).toSorted(),
        );
        expect(after.flatMap(({ todos }) => todos).filter((one) => one === task)).toHaveLength(3);
        for (const { timeframe } of after) expect(viewOf(timeframe)).toBeDefined();
      }),
    );
  });
});

it('a moved todo is placed before the first that is due later', () => {
  const due = (id: string, dueDate: string | null) => todo(id, { dueDate });
  const ids = (todos: TodoRecord[]) => todos.map(({ id }) => id).join('');
  const there = [due('a', '2028-03-01'), due('b', null), due('c', '2028-03-09')];
  expect(ids(byDueDate(there, due('x', '2028-03-05')))).toBe('abxc');
  expect(ids(byDueDate(there, due('x', '2028-04-01')))).toBe('abcx');
  expect(ids(byDueDate(there, due('x', null)))).toBe('abcx');
});
