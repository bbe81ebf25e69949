import { describe, expect, it } from '@jest/globals';
import { goalCategories } from '@pathwise/contracts/roadmap';
import { stampOfExamples } from '../../../training/learn-kinds.ts';
import { grammarFaults } from '../drafting/grammar.rules.ts';
import { type Circumstances, stepsThatSuit } from '../drafting/steps.rules.ts';
import type { Country } from '../reading/countries.ts';
import { stampOfWeights } from '../reading/kind-weights.ts';
import { examplesOf } from './examples.ts';
import { archetypes, kinds } from './generated/all.ts';
import type { Archetype } from './kind.ts';

const all: readonly Archetype[] = [...kinds, ...archetypes];
const each = all.map((kind) => [kind.id, kind] as const);

/** Every text that a person may read. */
const textsOf = ({
  name,
  overview,
  approach,
  done,
  weekly = '',
  cautions = [],
  ask,
  steps,
  suggestions,
}: Archetype) => [
  ...[name, overview, approach, done, weekly, ...cautions, ask.question, ...ask.chips],
  ...steps.flatMap((step) => [step.title, step.description, step.measured ?? '', step.resources ?? '', ...step.tasks]),
  ...steps.flatMap(({ local = {} }) => Object.values(local)),
  ...suggestions.flatMap(({ title, description, bullets }) => [title, description, ...bullets]),
];
const slotsIn = (text: string) => [...text.matchAll(/\{([a-z]\w*)\}/gi)].map(([, name = '']) => name);
const filled = (text: string, { slots = {} }: Archetype) =>
  text.replace(/\{([a-z]\w*)\}/gi, (whole, name: string) => slots[name]?.otherwise ?? whole);

/** How a local sentence names its country. */
const openings: Readonly<Record<Country, string>> = {
  GB: 'Britain|England',
  IE: 'Ireland',
  US: 'the United States',
  CA: 'Canada',
  AU: 'Australia',
  NZ: 'New Zealand',
  IN: 'India',
  ZA: 'South Africa',
  NG: 'Nigeria',
  KE: 'Kenya',
  PH: 'the Philippines',
  SG: 'Singapore',
  DE: 'Germany',
  PL: 'Poland',
  JM: 'Jamaica',
  GH: 'Ghana',
};

describe('the kinds of goal', () => {
  it('are at least 200 in all six categories, and at least 40 archetypes, each with its own id', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(200);
    expect(archetypes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(kinds.map(({ category }) => category))).toEqual(new Set(goalCategories));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('are told apart by weights that npm run generate learned from the examples as they are', () => {
    expect(stampOfWeights().toString('hex')).toBe(stampOfExamples().toString('hex'));
  });

  it('share no step title', () => {
    const titles = all.flatMap(({ steps }) => steps.map(({ title }) => title.toLowerCase()));
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it.each(each)('%s has examples to learn from, a question, and suggestions for four rounds', (_, kind) => {
    const examples = examplesOf(kind);
    expect(new Set(examples.map((example) => example.toLowerCase())).size).toBe(examples.length);
    expect(examples.length).toBeGreaterThanOrEqual(15);
    expect(kind.ask.question).toMatch(/\?$/);
    expect(new Set(kind.suggestions.map(({ title }) => title)).size).toBe(kind.suggestions.length);
    expect(kind.suggestions.length).toBeGreaterThanOrEqual(12);
    for (const { title, bullets } of kind.suggestions) {
      expect(filled(title, kind).length).toBeLessThanOrEqual(60);
      expect([2, 3]).toContain(bullets.length);
    }
  });

  it.each(each)('%s has plain texts whose slots exist and can be filled', (_, kind) => {
    const known = Object.keys(kind.slots ?? {});
    for (const text of textsOf(kind)) {
      expect(text).not.toMatch(/[!"“”]|http:|\b(?:journey|embrace|unlock|game.?changer|20[2-3]\d)\b/i);
      expect(text).not.toMatch(/\ban? \{|\}['’]s/i);
      expect(known).toEqual(expect.arrayContaining(slotsIn(text).filter((name) => !['total', 'rate'].includes(name))));
    }
  });

  it.each(each)('%s has short step titles, honest hours, and a first step that is soon done', (_, kind) => {
    for (const step of kind.steps) {
      expect(filled(step.title, kind).length).toBeLessThanOrEqual(80);
      expect(step.title).not.toMatch(/\.$/);
      expect([2, 3]).toContain(step.tasks.length);
      expect(step.hours).toBeGreaterThan(0);
      expect(step.resources ?? 'https://').toContain('https://');
    }
    expect(kind.steps[0]?.hours).toBeLessThanOrEqual(2);
  });

  it('have local sentences that name their country, are short, and read well', () => {
    const locals = all.flatMap(({ steps }) => steps.flatMap(({ local = {} }) => Object.entries(local)));
    const texts = new Map(locals.map(([country, text]) => [text, country]));
    expect(texts.size).toBeGreaterThan(700);
    for (const [text, country] of texts) {
      expect(text.length).toBeLessThanOrEqual(330);
      expect(text).not.toMatch(/[{}]/);
      expect(grammarFaults(text, { sentences: true })).toEqual([]);
      expect(text).toMatch(new RegExp(`^(?:In|For [\\w ]+ in) (?:${openings[country as Country]})[ :]`));
    }
  });

  it('say each local sentence once in a plan', () => {
    const nothing = { level: undefined, hoursAWeek: undefined, target: null };
    const person = { ...nothing, named: new Set<string>(), today: '2026-11-22' };
    const doubled = all.flatMap(({ id, steps }) => {
      const said = stepsThatSuit(steps, person).flatMap(({ local = {} }) => Object.values(local));
      return said.length === new Set(said).size ? [] : [id];
    });
    expect(doubled).toEqual([]);
  });

  it.each(each)('%s leaves at least five steps for everybody', (_, kind) => {
    const today = '2026-11-22';
    const people = (['beginner', 'advanced', undefined] as const).flatMap((level) =>
      ['2026-12-06', '2026-12-27', '2027-02-01', '2027-06-20', '2030-11-22', null].flatMap((target) =>
        [new Set<string>(), new Set(Object.keys(kind.slots ?? {}))].flatMap((named) =>
          [1, undefined].map((hoursAWeek): Circumstances => ({ level, target, named, hoursAWeek, today })),
        ),
      ),
    );
    for (const person of people) {
      expect(stepsThatSuit(kind.steps, person).length).toBeGreaterThanOrEqual(5);
    }
  });
});

/** The texts of a kind's steps for somebody who said these words. */
function planFor(id: string, words: string, target: string | null = null): string {
  const kind = all.find((one) => one.id === id) as Archetype;
  const nothing = { level: undefined, hoursAWeek: undefined, named: new Set<string>() };
  const steps = stepsThatSuit(kind.steps, { ...nothing, today: '2026-11-22', target, words });
  return [...(kind.cautions ?? []), ...steps.flatMap(({ title, description, tasks }) => [title, description, ...tasks])]
    .map((text) => filled(text, kind))
    .join(' ');
}

describe('what a plan says of its field', () => {
  it.each([
    ['money-for-a-bill', 'have the school fees ready', /before food/i],
    ['take-up-a-rare-sport', 'take up pistol shooting', /^(?!.*\bempty\b)/],
    ['take-up-a-rare-sport', 'take up pistol shooting', /^(?!.*no ammunition)/],
    ['take-up-a-rare-sport', 'take up curling', /^(?!.*\bwater\b.*never alone)/],
    ['take-up-a-rare-sport', 'start modern pentathlon', /trigger|ammunition/],
    ['take-up-a-rare-sport', 'try luge on ice', /knee height|rolls over both shoulders/],
    ['take-up-a-rare-sport', 'springboard diving', /knee height|rolls over both shoulders/],
    ['keep-chickens', 'my hens stopped laying', /bread|scraps only/],
    ['keep-chickens', 'keep three hens that lay all winter', /Count eggs by day/],
    ['leave-my-trade', 'leave the army', /Sign first, then give notice/],
    ['leave-my-trade', 'leave the army', /^(?!.*discharge)/i],
    ['leave-my-trade', 'I gave my notice, leave teaching', /sign first|give notice and/i],
    ['visit-them-all', 'Visit all castles in Wales. I fell in love with castles', /turning back before the higher/],
    ['keep-a-cage-bird', 'My lovebirds bite', /Visit a rescue/],
    ['keep-a-cage-bird', 'I have two budgies that bite', /Visit a rescue/],
    ['keep-a-cage-bird', 'keep racing pigeons', /Set up the cage|bored parrot|pots and toilets/i],
    ['learn-a-stage-dance', 'Learn a Bollywood dance for my daughter’s engagement', /Let the child watch/],
    ['learn-a-stage-dance', "Learn a dance for my daughter's graduation", /Let the child watch/],
    ['digitise-tapes-and-films', "Digitise twelve audio reels of my father's band", /film reel|^(?!.*a clean player)/],
    ['digitise-tapes-and-films', 'digitise our records', /wind the tape once/],
    ['master-one-dish', 'learn fried rice', /cool rice and meat within two hours/],
    ['keep-sheep-or-goats', 'keep three sheep', /feet every six to ten weeks/],
    ['keep-sheep-or-goats', 'keep three pigs', /^(?!.*kitchen scraps)/i],
    ['leave-my-trade', 'leave the army', /no overtime|leave that is due/i],
  ])('%s, %s, is not %s', (id, words, wrong) => expect(planFor(id, words)).not.toMatch(wrong));

  it('keeps each step for whom it is meant', () => {
    expect(planFor('learn-a-stage-dance', 'ballet classes for my daughter')).toContain('Let the child watch');
    expect(planFor('keep-chickens', 'my hens hardly lay')).toContain('Count eggs by day');
    expect(planFor('visit-them-all', 'climb all the fells')).toContain('turning back before the higher');
    expect(planFor('keep-a-cage-bird', 'keep racing pigeons')).toContain('loft');
    expect(planFor('digitise-tapes-and-films', 'save our super 8 films')).toContain('film reel');
  });

  it('asks for a closed road twelve weeks before', () => {
    const party = all.find(({ id }) => id === 'street-party');
    expect(party?.steps.find(({ title }) => title.startsWith('Ask the council'))?.daysBefore).toBe(84);
  });

  it('names each test by its own name', () => {
    const { slots = {} } = all.find(({ id }) => id === 'child-entrance-test') as Archetype;
    const test = slots['test'] as { words: readonly string[] };
    const shownFor = (said: string) =>
      test.words.find((entry) => entry.toLowerCase().split('|').includes(said))?.split('|')[0];
    expect(shownFor('selective school test')).toBe('selective school test');
    expect(shownFor('sea exam')).toBe('SEA exam');
    expect(shownFor('kpsea')).toBe('KPSEA');
    expect(shownFor('ncee')).toBe('NCEE');
    expect(shownFor('kcpe')).toBeUndefined();
  });
});
