import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const titles = [
  'Note sleep, meals and stress for a week',
  'Choose four small daily habits',
  'Get up at the same time for two weeks',
  'Run without a stop at the end of the street',
  'Compare with week one',
];
const steps = titles.map((title, n) => ({ id: String(n + 1), title, completed: false }));
const read = (text: string, inView: boolean) =>
  readEdit(text, {
    plan: { title: 'Get a healthier lifestyle', steps },
    today: '2026-11-28',
    timeZone: 'UTC',
    inView,
  })?.request;

const ends = [
  ...[
    ['January', '2027-01-31'],
    ['February', '2027-02-28'],
    ['March', '2027-03-31'],
    ['April', '2027-04-30'],
    ['May', '2027-05-31'],
    ['June', '2027-06-30'],
    ['July', '2027-07-31'],
    ['August', '2027-08-31'],
    ['September', '2027-09-30'],
    ['October', '2027-10-31'],
    ['November', undefined],
    ['December', '2026-12-31'],
  ].flatMap(([month, date]) => [
    [`by the end of ${month}`, date],
    [`by ${month}`, date],
    [`in ${month}`, date],
  ]),
  ['in six weeks', '2027-01-09'],
  ['by the end of next month', '2026-12-31'],
  ['before Easter', '2027-03-27'],
  ['within two months', undefined],
  ['by 15 May', '2027-05-15'],
  ['by next summer', undefined],
] as [string, string | undefined][];

describe.each(ends)('the whole plan "%s"', (when, date) => {
  it.each([
    `Please finish the goal ${when} instead`,
    `Could we finish ${when}?`,
    `I'd like to finish ${when}`,
    `Let's be done ${when}`,
    `Could we please end it ${when}?`,
    `I would like to reach the goal ${when}`,
    `We'd like to get it done ${when}`,
    `finish everything ${when} please`,
  ])('ends then: %s', (text) => {
    for (const inView of [true, false]) {
      const request = read(text, inView);
      expect(request).toMatchObject({ do: 'date', stepIds: [] });
      if (date) expect(request).toMatchObject({ date });
    }
  });
});

describe('another end for the whole plan', () => {
  it.each(['June would suit me better', 'the end of June is better for me', 'June would be more realistic'])(
    'is asked for by "%s"',
    (text) => expect(read(text, true)).toEqual({ do: 'date', stepIds: [], date: '2027-06-30' }),
  );

  it.each([
    'Can I finish by May?',
    'finish my novel by May',
    'I want to run a marathon by May',
    'let us do it in the garden',
    'my sister would suit me better',
    'finish it today',
  ])('is not asked for by "%s"', (text) => {
    expect(read(text, false)?.do).not.toBe('date');
  });
});

describe('a day that tells why, beside the day that is asked for', () => {
  it.each([
    ['We move to Berlin in June, so finish everything by 15 May', '2027-05-15'],
    ['We move to Berlin in June, so I need to be finished by 15 May', '2027-05-15'],
    ['We move to Berlin in June, so I have to complete it all by 15 May', '2027-05-15'],
    ['We move house in July, can we move it to the end of May?', '2027-05-31'],
    ['Please finish it by April because the baby comes in July', '2027-04-30'],
    ['The new job begins on 3 May, so I want this finished before 20 April', '2027-04-20'],
    ['We are away until 9 May, so push it all to mid July', '2027-07-15'],
    ['I will never be done by April, move it to July', '2027-07-31'],
  ])('is not the new end: %s', (text, date) => {
    expect(read(text, true)).toMatchObject({ do: 'date', stepIds: [], date });
  });
});
