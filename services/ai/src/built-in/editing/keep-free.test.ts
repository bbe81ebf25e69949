import { expect, it } from '@jest/globals';
import { planEdit } from './plan-edit.rules.ts';
import type { PlanInView } from './plan-in-view.ts';

const dates = ['2027-01-20', '2027-02-10', '2027-03-20'];
const plan: PlanInView = {
  goal: {
    id: 'g1',
    title: 'Paint the boat',
    description: null,
    category: 'hobby',
    targetDate: '2027-06-30',
    status: 'active',
  },
  steps: ['Buy the paint', 'Sand the hull', 'Paint two coats'].map((title, n) => ({
    ...{ id: String(n + 1), title, description: null, completed: false, timeframe: 'general' as const },
    dueDate: dates[n] ?? null,
  })),
  tasks: { '2': ['Borrow a sander'], '3': ['Measure the hull'] },
  todos: [
    { title: 'Borrow a sander', dueDate: '2027-02-08' },
    { title: 'Measure the hull', dueDate: '2027-02-12' },
  ],
  today: '2026-12-01',
  timeZone: 'UTC',
};
const free = (more: Partial<PlanInView>, from = '2027-02-06', to = '2027-02-20') =>
  planEdit({ ...plan, ...more }, { do: 'keep-free', from, to });

it('tells which tasks stay on days that shall be free, and where to move them', () => {
  const { changes, says } = free({});
  expect(changes).toEqual([expect.objectContaining({ stepId: '2', dueDate: '2027-02-21' })]);
  expect(says).toContain('On your timeline this task stays on those days: “Measure the hull” (2027-02-12).');
  expect(says).toContain('[Preview](/goals?view=preview&goal=g1)');
  expect(says).not.toContain('Borrow a sander');
});

it('says nothing of tasks where none is on those days', () => {
  expect(free({ todos: [] }).says).not.toContain('timeline');
  expect(free({ todos: undefined }).says).not.toContain('timeline');
});

it('tells of tasks also where no step is due', () => {
  const { changes, says } = free(
    { todos: [{ title: 'Ring the yard', dueDate: '2027-03-03' }] },
    '2027-03-01',
    '2027-03-10',
  );
  expect(changes).toEqual([]);
  expect(says).toMatch(/^No step is due from 2027-03-01 to 2027-03-10, so no day has to move\..*“Ring the yard”/);
});
