import { beforeAll, describe, expect, it } from '@jest/globals';
import { askCoach } from './ask-coach.ts';
import { evaluate, isUseful } from './evaluate.ts';
import { type Figures, figuresOf } from './figures.rules.ts';
import { readTables } from './tables.ts';

/** Set one or two points below what the built-in coach reaches. Raise them with it. */
const atLeast: Figures = {
  'goal or not': 97,
  category: 90,
  'named date': 96,
  'all three': 89,
  'steps that name an object': 51,
  'first step within 3 days': 97,
  'plan rubric, 0 to 5': 4,
  'edits right': 99,
  'useful talk': 92,
};
const atMost: Figures = {
  'wrong kind': 6,
  'steps of another wish': 2,
};

describe('the built-in coach on the sentence tables', () => {
  let figures: Figures;
  beforeAll(async () => {
    const tables = readTables();
    figures = figuresOf(await evaluate(askCoach(tables.world.today), tables));
  }, 120_000);

  it.each(Object.entries(atLeast))('reaches in %s at least %d', (name, bound) => {
    expect(figures[name]).toBeGreaterThanOrEqual(bound);
  });

  it.each(Object.entries(atMost))('keeps %s at most %d', (name, bound) => {
    expect(figures[name]).toBeLessThanOrEqual(bound);
  });
});

describe('an answer', () => {
  const row = { text: 'what next?', expect: 'the next step', mentions: ['10 km', 'outline'], history: [] };

  it.each([
    ['Next is “Run 10 km on a Sunday”.', true],
    ['Write more.', false],
    ['I can only speak about your goals. Next is the outline.', false],
    [null, false],
  ])('%s is useful: %s', (answer, expected) => {
    expect(isUseful(row, answer)).toBe(expected);
  });

  it.each(['25 apr', '25 april', 'april 25', '2027-04-25', "it's on"])('names its day as %s', (pattern) => {
    const asked = { ...row, mentions: [pattern] };
    expect(isUseful(asked, 'It’s on Sunday 2027-04-25 (in 154 days).')).toBe(true);
    expect(isUseful(asked, 'Its day is 2027-04-24.')).toBe(false);
  });
});
