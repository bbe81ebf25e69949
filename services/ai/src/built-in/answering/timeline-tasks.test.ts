import { expect, it } from '@jest/globals';
import { goalOf, step, today } from '../../../test/given-goals.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';

const licence = goalOf('Get my licence', [step('Pass the theory test', '2027-03-01')], { id: 'licence' });
const todo = (title: string, day: string, more: object = {}) => {
  return { title, day, completed: false, goalId: 'licence', ...more };
};
const app = todo('Install the question app', '2026-11-25');
const ask = (text: string, todos: ReturnType<typeof todo>[], tasks: ReturnType<typeof todo>[] = []) =>
  answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals: [licence], today, tasks, todos });

it('names the tasks of the timeline where no step is due', () => {
  const told = ask('what is due next week?', [app]);
  expect(told).toBe(
    'No step is due next week, but the timeline has 1 task on the way to one:\n\n- Install the question app · 2026-11-25',
  );
});

it('names them after the weekly plan, each once', () => {
  const told = ask(
    'what is due next week?',
    [app, app, todo('Do a mock', '2026-11-26')],
    [todo('Do a mock', '2026-11-26')],
  );
  expect(told).toContain('you planned 1 task:\n\n- Do a mock · 2026-11-26');
  expect(told).toMatch(/On the timeline:\n\n- Install the question app · 2026-11-25$/);
});

it('names them on their own day', () => {
  expect(ask('what is on for Wednesday?', [app])).toContain('Install the question app');
});

it('leaves out what is done, what comes later and what is of no goal that the answer is about', () => {
  const others = [
    todo('Done', '2026-11-25', { completed: true }),
    todo('Later', '2026-12-25'),
    todo('Elsewhere', '2026-11-25', { goalId: 'other' }),
  ];
  expect(ask('what is due next week?', others)).toMatch(/^Nothing is planned or due next week/);
});
