import { describe, expect, it } from '@jest/globals';
import { splitChanges } from '../editing/split-step.rules.ts';
import { readEdit } from './edit.rules.ts';

const titles = [
  'Buy a piano',
  'Learn two carols',
  'View ten flats',
  'Pack the kitchen',
  'Run 3 km',
  'Find a hall',
  'Run 9 km',
];
const steps = titles.map((title, n) => ({ id: String(n + 1), title, completed: false }));
const plan = { title: 'A better year', steps };
const read = (text: string) => readEdit(text, { plan, today: '2026-11-22', timeZone: 'UTC', inView: true })?.request;

describe('a step in two parts that the message names', () => {
  it.each<[string, string, [string, string]]>([
    ["make 'learn two carols' into separate ones, Silent Night and then Gaudete", '2', ['Silent Night', 'Gaudete']],
    [
      'Not one step, two, for the kitchen. Glass is the one, pots and the rest the other.',
      '4',
      ['Glass', 'pots and the rest'],
    ],
    [
      'can learning the carols be split, one now and the other after new year',
      '2',
      ['one', 'the other after new year'],
    ],
    ['ten flats in one go is mad, do 5 in the north then 5 in the south', '3', ['5 in the north', '5 in the south']],
  ])('is read from "%s"', (text, stepId, parts) => {
    expect(read(text)).toEqual({ do: 'split', stepIds: [stepId], parts });
  });

  it('becomes two steps with these names', () => {
    const step = {
      id: '2',
      title: 'Learn two carols',
      description: null,
      dueDate: null,
      timeframe: 'general' as const,
      completed: false,
    };
    const view = {
      goal: {
        id: 'g',
        title: plan.title,
        description: null,
        category: 'personal' as const,
        targetDate: null,
        status: 'active' as const,
      },
      steps: [step],
      tasks: {},
      today: '2026-11-22',
      timeZone: 'UTC',
    };
    const changes = splitChanges(view, step, { parts: ['Silent Night', 'play Gaudete'] });
    expect(changes.map((change) => 'title' in change && change.title)).toEqual([
      'Learn two carols: Silent Night',
      'Play Gaudete',
    ]);
  });
});

it('puts the figure that a message names between two that it names', () => {
  expect(read('3 to 9 is a massive jump. can there be a 5 in the middle')).toMatchObject({
    do: 'add',
    topic: 'Run 5 km',
  });
});
