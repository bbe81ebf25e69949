import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const steps = [
  'Write a business plan',
  'Set up a $900 fortnightly transfer',
  'Start nicotine gum',
  'Buy a gas cooker and big pots',
  'Paint the walls and ceiling',
  'Learn the other three songs',
  'Swap cola for water',
  'Hang the photo wall',
].map((title, n) => ({ id: String(n + 1), title, completed: false }));
const read = (text: string, title = 'Open a stall with $60,000') =>
  readEdit(text, { plan: { title, steps }, today: '2026-11-22', timeZone: 'UTC', inView: true })?.request;

describe('new words for a step that its number names', () => {
  it.each([
    ['Step 5 change to: Tile the kitchen floor', '5', 'Tile the kitchen floor'],
    ['step 5 changes to Tile the kitchen floor', '5', 'Tile the kitchen floor'],
    ['4 should say Rent a stove', '4', 'Rent a stove'],
    ['7 should read Water and black coffee only', '7', 'Water and black coffee only'],
    ['call the 6th step Play for Ana', '6', 'Play for Ana'],
    ['#7 should say Only water at work', '7', 'Only water at work'],
    ['Gas is too dear. Number 4 should be charcoal stove and big pots', '4', 'Buy charcoal stove and big pots'],
    ['step 8 should be one small album', '8', 'Hang one small album'],
  ])('are taken from "%s"', (text, stepId, title) => {
    expect(read(text)).toEqual({ do: 'rename', stepId, title });
  });

  it.each(['step 5 should be first', 'step 4 should be easier', '3 should be done by May', 'step 2 should be in June'])(
    'are not taken from "%s"',
    (text) => expect(read(text)?.do).not.toBe('rename'),
  );
});

describe('another figure of one step', () => {
  it.each([
    ["make the transfer 650, we've got daycare now", '2', 'Set up a $650 fortnightly transfer'],
    ['cut the transfer to $500', '2', 'Set up a $500 fortnightly transfer'],
    ['please raise the fortnightly transfer to 1,000', '2', 'Set up a $1,000 fortnightly transfer'],
    ['that is too many, make the other three just one', '6', 'Learn the other one song'],
    ['three at once is silly, make the other three songs two', '6', 'Learn the other two songs'],
    ['put my transfer down to about 700 for now', '2', 'Set up a $700 fortnightly transfer'],
    ['cola, I cannot stop at once. make it one can a day', '7', 'Swap cola for water: one can a day'],
  ])('is taken from "%s"', (text, stepId, title) => {
    expect(read(text)).toEqual({ do: 'rename', stepId, title });
  });

  it.each(['drop the last two', 'put step 2 before 1', 'make the last step two weeks later'])(
    'is not taken from "%s"',
    (text) => expect(read(text)?.do).not.toBe('rename'),
  );
});

describe('another thing in a step', () => {
  it.each([
    ['gum makes me dizzy, change it to patches', 'Start nicotine patches'],
    ['the gum is horrible. Can you swap it for lozenges', 'Start nicotine lozenges'],
    ['gas costs too much now, charcoal stove instead', 'Buy a charcoal stove and big pots'],
    ['gum is 20 euro a pack!! we do patches, change it', 'Start nicotine patches'],
    ['the photo wall is too much for one person. Make it only a small album', 'Hang a small album'],
    ['just paint the walls, ceiling can stay as is', 'Paint the walls'],
    ['only the ceiling please, leave the walls', 'Paint the ceiling'],
  ])('is taken from "%s"', (text, title) => {
    expect(read(text)).toMatchObject({ do: 'rename', title });
  });

  it.each([
    ['I prefer patches, not gum. can you change that one', { wrong: 'gum', right: 'patches' }],
    ['I prefer lozenges, not nicotine gum', { wrong: 'nicotine gum', right: 'lozenges' }],
  ])('takes the place of the one that "%s" names', (text, request) => {
    expect(read(text)).toEqual({ do: 'exchange', ...request });
  });

  it.each(['the gum is boring, make it a priority', 'the transfer day is bad, change it to Friday'])(
    'is not taken from "%s"',
    (text) => expect(read(text)?.do).not.toBe('rename'),
  );
});

describe('a new title of the goal', () => {
  it.each([
    ['Rename the goal Open a food truck', { do: 'rename-goal', title: 'Open a food truck' }],
    [
      'please change the name of the goal, I want it to say Stall of the Mendozas',
      { do: 'rename-goal', title: 'Stall of the Mendozas' },
    ],
    [
      'Rename the goal Open a stall with $45,000 and change the last step to match',
      {
        do: 'several',
        requests: [
          { do: 'rename-goal', title: 'Open a stall with $45,000' },
          { do: 'amount', from: 60000, to: 45000 },
        ],
      },
    ],
  ])('is taken from "%s"', (text, request) => {
    expect(read(text)).toEqual(request);
  });
});
