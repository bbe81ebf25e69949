import { describe, expect, it } from '@jest/globals';
import { beginsAsOrder, isThingWanted, pointsAway, saysNotWhatFor, tellsHowItIs } from './no-title.rules.ts';

describe('words that tell how things are', () => {
  it.each([
    'My uncle left me his banjo',
    'Four years of cello',
    'Can hold a note but not a tune',
    'Have the land and the permit',
    'Already passed the written part',
    'Dropped the second bottle last week',
    'Owe the bank 6,000',
    'There are five of us in two rooms',
    'In our office in Lagos there are two printers',
    'When the bell rings',
    'What do I wear',
    'Put me in front of a class',
    'Hand-in at the faculty is in two weeks',
    'Hit the fence last time and walked home',
    'Obedience class finished',
    'The boiler was checked in May',
  ])('"%s"', (title) => expect(tellsHowItIs(title) || !(beginsAsOrder(title) || isThingWanted(title))).toBe(true));
});

describe('words that are a wish', () => {
  it.each([
    'Learn the button accordion',
    'Train for a triathlon',
    'Book a week in Kerry',
    'Find out why the roof leaks',
    'Move house',
    'Work abroad',
    'Host a dinner for six',
    'Be kinder to my sister',
    'Have a garden where my gran can sit',
  ])('"%s"', (title) => {
    expect(tellsHowItIs(title)).toBe(false);
    expect(beginsAsOrder(title)).toBe(true);
  });

  it.each(['No sugar for a month', 'GMAT 700', 'Prague in April', 'New flat', 'My tax papers'])('"%s" alone', (title) =>
    expect(isThingWanted(title)).toBe(true),
  );

  it.each(['Rash back again', 'Two modules and done', 'Off the cigarettes', 'My daughter and her phone'])(
    'but not "%s"',
    (title) => expect(isThingWanted(title)).toBe(false),
  );
});

describe('a noun that looks like a verb', () => {
  it.each(['Bar owner in Cork', 'Head of a bakery', 'School cook in Tralee', 'Profile that recruiters read'])(
    'begins no order: "%s"',
    (text) => expect(beginsAsOrder(text)).toBe(false),
  );
});

describe('a wish that points at what stands elsewhere', () => {
  it.each([
    'Ask them for supper',
    'Find them and stick them together',
    'Get her ready without tears',
    'Be up there',
    'Live well with this',
    'Get a cheaper one from July',
  ])('"%s"', (title) => expect(pointsAway(title)).toBe(true));

  it.each([
    'Buy a boat and sail it',
    'Make it to the final',
    'Get a job that pays',
    'Help my mum with her garden',
    'Get this mole looked at',
    'Spend more time with them',
  ])('but not "%s"', (title) => expect(pointsAway(title)).toBe(false));
});

describe('a wish that would stand over any plan', () => {
  it.each([
    'Get good fast',
    'Get all five days',
    'Get 70 by summer',
    'Have an overview',
    'Get a routine which stays',
    'Do something useless',
    'Apply by myself',
    'Get another two',
  ])('"%s"', (title) => expect(saysNotWhatFor(title)).toBe(true));

  it.each([
    'Get fit for my wedding',
    'Get two dogs',
    'Do something about the damp',
    'Have a plan for the farm',
    'Get better at chess',
  ])('but not "%s"', (title) => expect(saysNotWhatFor(title)).toBe(false));
});
