import { expect, it } from '@jest/globals';
import { goalOf, step, today } from '../../../test/given-goals.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';

const run = goalOf(
  'Run 10 km',
  [step('Run 30 easy minutes and note how far you got', '2026-11-24'), step('Run 6 km', '2027-01-20')],
  { beganOn: '2026-11-01', targetDate: '2027-02-28' },
);
const guitar = goalOf(
  'Play three songs',
  [step('Borrow a guitar', '2026-11-10', '2026-11-09'), step('Play the first song', '2026-12-20')],
  { beganOn: '2026-11-01', targetDate: '2027-02-28' },
);
const tasks = [{ title: 'Run 30 easy minutes and note how far you got', day: '2026-11-24', completed: false }];
const ask = (text: string, goals = [run, guitar]) =>
  answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals, today, tasks });

it.each(['How far am I?', 'how far have I got', 'How far am I with my goals?', 'so how far along am I now?'])(
  '"%s" is answered by the progress, not by a step that notes how far somebody got',
  (text) => {
    expect(ask(text)).toMatch(/Run 10 km.*(?:0%|0 of 2)/s);
    expect(ask(text)).toMatch(/Play three songs.*(?:50%|1 of 2)/s);
    expect(ask(text)).not.toContain('note how far you got (');
  },
);

it('a question about a goal by its name is answered by its progress', () => {
  expect(ask('How far am I with the songs?')).toMatch(/Play three songs.*(?:50%|1 of 2)/s);
});

it.each(['When do I note how far I got?', 'is the easy 30 minutes run done'])('"%s" is still about the step', (text) =>
  expect(ask(text)).toContain('Run 30 easy minutes'),
);
