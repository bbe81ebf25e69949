import { describe, expect, it } from '@jest/globals';
import { goalOf as anyGoal, step, today } from '../../../test/given-goals.ts';
import { readMessage } from '../reading/read-wish.rules.ts';
import { answer } from './answer.rules.ts';

const goalOf: typeof anyGoal = (title, steps, more) =>
  anyGoal(title, steps, { progress: 20, targetDate: '2027-11-22', ...more });
const swim = goalOf('Swim across the lake', [
  step('Get a medical check', '2026-10-01', '2026-10-02'),
  step('Swim 1 km without a break', '2026-12-10'),
]);
const flat = goalOf('Save £6,000 for a boat', [step('Ring the harbour', '2026-11-18')], { targetDate: '2027-05-21' });
const goals = [swim, flat];
const tasks = [
  { title: 'Easy swim, 20 lengths', day: '2026-11-25', completed: false },
  { title: 'Swim with Jo', day: '2026-11-16', completed: true },
];
const ask = (text: string) => answer({ read: readMessage({ text, today, timeZone: 'UTC' }), goals, today, tasks });

describe('the nearest thing of a kind', () => {
  it.each(["when's my next swim", 'what day is the next swim?'])('that comes: %s', (text) =>
    expect(ask(text)).toMatch(/Easy swim, 20 lengths.*2026-11-25/),
  );
  it('that was', () => expect(ask('when was my last swim')).toMatch(/Swim with Jo.*2026-11-16/));
  it('gives the time since a step', () =>
    expect(ask('how many days since the medical check?')).toMatch(/^51 days since Friday 2026-10-02/));
  it.each(['when is my next deadline', 'when is my next holiday'])('is not asked for: %s', (text) =>
    expect(ask(text)).not.toContain('in its name'),
  );
});

describe('days of a week', () => {
  it.each(['which days are free next week', 'is next week busy?'])('with nothing on them are named: %s', (text) =>
    expect(ask(text)).toMatch(/6 of 7 days are empty.*Wednesday has “Easy swim, 20 lengths”/),
  );
  it('are not asked for by a freedom of another kind', () =>
    expect(ask('how do I stay smoke free next week')).not.toContain('days are empty'));
});

it('counts tasks of a week', () =>
  expect(ask('how many tasks are open next week')).toMatch(/1 task next week. 1 open/));
it('finds a call under another word for it', () =>
  expect(ask('have I phoned the harbour yet?')).toMatch(/^Not yet. \*\*Ring the harbour/));
it('does not count the days until a goal where those since its beginning are asked for', () =>
  expect(ask('how many days since I made the boat goal')).not.toContain('until'));
it('divides a sum by the months that are left', () =>
  expect(ask('how much do I have to save each month for the boat')).toContain('£1,000 a month'));
it('lists all steps of a running goal', () =>
  expect(ask('what are the steps for the lake')).toMatch(/1\. Get a medical check · done.*\n2\. Swim 1 km/));
