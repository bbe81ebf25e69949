import { describe, expect, it } from '@jest/globals';
import { progressBlockOf } from './progress-block.rules.ts';
import { weekOf } from './week-of.rules.ts';

const since = new Date('2026-11-16T08:00:00Z');
const goal = (title: string, more: object = {}) => ({
  title,
  status: 'active' as const,
  progress: 40,
  completedAt: null,
  ...more,
});
const step = (title: string, more: object = {}) => ({ title, completed: false, dueDate: null, ...more });
const ticked = (at: string) => ({ completed: true, tickedAt: Date.parse(at) });

describe('the week of a person', () => {
  it('is nothing without a goal and a task', () => {
    expect(weekOf({ goals: [], tasks: [], since })).toBeUndefined();
  });

  it.each([
    ['paused', { status: 'paused' }],
    ['completed long ago', { status: 'completed', completedAt: '2026-11-01T08:00:00Z' }],
  ])('is nothing with a goal that is %s', (_, state) => {
    const goals = [{ goal: goal('Run', state), milestones: [step('One')] }];
    expect(weekOf({ goals, tasks: [], since })).toBeUndefined();
  });

  it('is nothing with a goal whose steps were done before', () => {
    const goals = [{ goal: goal('Run'), milestones: [step('One', ticked('2026-11-10T08:00:00Z'))] }];
    expect(weekOf({ goals, tasks: [], since })).toBeUndefined();
  });

  it('tells steps done in it, the next ones by their day, and how many more there are', () => {
    const milestones = [
      step('Before', ticked('2026-11-15T08:00:00Z')),
      step('In it', ticked('2026-11-17T08:00:00Z')),
      step('Undated'),
      step('Later', { dueDate: '2027-01-01' }),
      step('Sooner', { dueDate: '2026-12-01' }),
    ];
    const week = weekOf({ goals: [{ goal: goal('Run'), milestones }], tasks: [], since });
    const next = [
      { title: 'Sooner', dueDate: '2026-12-01' },
      { title: 'Later', dueDate: '2027-01-01' },
    ];
    expect(week?.goals).toEqual([{ title: 'Run', progress: 40, done: ['In it'], next, more: 1 }]);
  });

  it('tells a completed goal, tasks done and tasks missed', () => {
    const goals = [{ goal: goal('Run', { status: 'completed', completedAt: '2026-11-18T08:00:00Z' }), milestones: [] }];
    const tasks = [...Array(7).keys()].map((n) => ({ title: `Task ${n}`, completed: n === 0 }));
    const week = weekOf({ goals, tasks, since });
    expect(week).toMatchObject({ completed: ['Run'], tasks: { done: 1, all: 7 }, otherMissed: 1 });
    expect(week?.missed).toEqual(['Task 1', 'Task 2', 'Task 3', 'Task 4', 'Task 5']);
  });

  it('shows five goals, those with something done first', () => {
    const goals = [...Array(7).keys()].map((n) => ({
      goal: goal(`Goal ${n}`, { progress: n }),
      milestones: [step('Next'), ...(n === 2 ? [step('Done', ticked('2026-11-17T08:00:00Z'))] : [])],
    }));
    const week = weekOf({ goals, tasks: [], since });
    expect(week?.goals.map(({ title }) => title)).toEqual(['Goal 2', 'Goal 6', 'Goal 5', 'Goal 4', 'Goal 3']);
    expect(week?.otherGoals).toBe(2);
  });
});

describe('the block of the weekly mail', () => {
  const block = (progress: number, title = 'Run') =>
    progressBlockOf({
      goals: [{ title, progress, done: ['<b>One</b>'], next: [{ title: 'Two', dueDate: '2026-12-03' }], more: 1 }],
      otherGoals: 0,
      completed: [],
      tasks: { done: 1, all: 2 },
      missed: ['Three & four'],
      otherMissed: 0,
    });

  it('draws progress as a bar of its width and says it in words', () => {
    const { html, text } = block(40);
    expect(html).toContain('<td width="40%" height="8" bgcolor="#8b5cf6"');
    expect(html).toContain('<td width="60%" height="8" class="track"');
    expect(html).toContain('40 %');
    expect(text).toContain(
      'Run: 40 %\n[########------------]\nDone last week: <b>One</b>\nNext: Two (by 3 December)\nand 1 more step',
    );
    expect(text).toContain('You did 1 of 2 planned tasks.');
  });

  it('tells the week in the line that an inbox shows', () => {
    expect(block(40).preview).toBe('You did 1 of 2 planned tasks. Run: 40 %. Next: Two.');
    const week = { goals: [], otherGoals: 0, tasks: { done: 0, all: 0 }, missed: [], otherMissed: 0 };
    expect(progressBlockOf({ ...week, completed: ['Swim'] }).preview).toBe('You completed Swim.');
  });

  it.each([
    [0, 1],
    [100, 1],
    [50, 2],
  ])('draws %s percent with %s cells', (percent, cells) => {
    expect(block(percent).html.match(/height="8"/g)).toHaveLength(cells);
  });

  it('never shows a title as markup', () => {
    const { html } = block(40, '<script>alert(1)</script>');
    expect(html).not.toMatch(/<script|<b>One/);
    expect(html).toContain('Three &amp; four');
  });
});
