import { describe, expect, it } from '@jest/globals';
import type { Asked } from './answer-topics.rules.ts';
import { moveOfTask } from './task-requests.rules.ts';

const today = '2026-12-01';
const task = (title: string, day: string) => ({ title, day, completed: false, goal: null });
const tasks = [
  task('Ring Mum on Tuesday evening', '2026-12-01'),
  task('Three easy runs', '2026-12-02'),
  task('Write one German text', '2026-12-03'),
];
const reply = (words: string) =>
  moveOfTask({ words: words.toLowerCase(), today, tasks, goals: [], about: [] } as unknown as Asked);

describe('tasks of one kind that are to be moved', () => {
  it.each([
    ['I can only run on Tuesday and Thursday evenings, please move the running tasks there', 'Three easy runs'],
    ['Shift all the running sessions to Thursday', 'Three easy runs'],
    ['Can you move the writing tasks to the weekend?', 'Write one German text'],
    ['put my German tasks on Saturday', 'Write one German text'],
  ])('are named, and no other: %s', (words, title) => {
    expect(reply(words)).toContain(`**${title}**`);
    expect(reply(words)).not.toContain('Ring Mum');
  });

  it('are missed plainly where there are none', () => {
    expect(reply('move the swimming tasks to Friday')).toMatch(/^No open task of your week names swimming/);
  });
});
