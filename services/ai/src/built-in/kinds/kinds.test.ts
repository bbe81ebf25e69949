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
