import { describe, expect, it } from '@jest/globals';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype } from '../kinds/kind.ts';
import { plainPlans } from '../kinds/plain-plan.ts';
import type { Quantity } from '../reading/quantity.rules.ts';
import type { WishParts } from '../reading/wish-parts.rules.ts';
import { draftFor } from './draft-roadmap.rules.ts';
import { type Blanks, blanksFor, fillIn } from './fill-in.rules.ts';
import { grammarFaults } from './grammar.rules.ts';

describe('the rules of grammar', () => {
  it.each([
    ['Photograph {thing} today', 'a slot that is not filled'],
    ['Book  a seat', 'a space too many'],
    ['Book a seat .', 'a space too many'],
    ['Write the the list', 'a doubled word'],
    ['Ask a accountant', 'a wrong article'],
    ['Ask an university', 'a wrong article'],
    ['Write an CV', 'a wrong article'],
    ['Study for a MBA', 'a wrong article'],
    ['Wait a hour', 'a wrong article'],
    ['Run a 8 km loop', 'a wrong article'],
    ['Photograph the your old lamp', 'two articles'],
    ['Sell a the car', 'two articles'],
    ['It takes 1 hours a week', 'a plural after one'],
    ['Call, then write.. Rest.', 'two marks'],
    ['Call first. then write.', 'a small letter after a full stop'],
    ['Photograph the Your lamp', 'a capital in mid-sentence'],
    ['Ask whether they has time', 'a plural with a singular verb'],
  ])('find a fault in "%s": %s', (text, rule) => {
    expect(grammarFaults(text).map((fault) => fault.rule)).toContain(rule);
  });

  it('miss an end in sentences, not in titles', () => {
    expect(grammarFaults('Call your sister', { sentences: true })).toHaveLength(1);
    expect(grammarFaults('Call your sister')).toEqual([]);
  });

  it.each([
    'An hour a week, an 8 km loop, a university and a one-page plan are enough.',
    'Write an MBA essay, a CV and a UK visa form, and join a HIIT class.',
    'Get the A licence in 1 hour; leave at 9 a.m. and be back by noon.',
    'Finish the sentence: I stopped because …. Then read what you had had in mind.',
  ])('find nothing in "%s"', (text) => {
    expect(grammarFaults(text, { sentences: true })).toEqual([]);
  });
});

const today = '2026-11-22';
const money: Quantity = { amount: 8000, unit: '€', noun: 'money', role: 'total' };
const weight: Quantity = { amount: 10, unit: 'kg', noun: 'weight', role: 'total' };
const books: Quantity = { amount: 24, unit: '', noun: 'books', role: 'total' };

interface Frame {
  parts?: WishParts;
  quantities?: Quantity[];
  target?: string;
  words?: string;
  hoursAWeek?: number;
}
/** What people name in a wish, one sort a frame. */
const frames: Readonly<Record<string, Frame>> = {
  'nothing named': {},
  'one thing': { parts: { object: 'the shed' } },
  'several things': { parts: { object: 'your old photos' } },
  'a thing that begins with a vowel': { parts: { object: 'the ukulele' } },
  "somebody's things": { parts: { object: "your grandfather's stamps" } },
  'a name for a thing': { parts: { object: 'Portuguese' } },
  'an activity': { parts: { object: 'swimming' } },
  'a relative': { parts: { person: 'your mum' } },
  'a person by name': { parts: { person: 'Anna' } },
  'several people': { parts: { person: 'your neighbours', object: 'the fence' } },
  'a place': { parts: { place: 'Lisbon' } },
  'a place with an article': { parts: { place: 'the Alps', object: 'the hut' } },
  'an event': { parts: { event: 'your wedding', person: 'your sister' } },
  'a sum of money': { quantities: [money], target: '2027-12-31' },
  'a weight': { quantities: [weight], target: '2027-12-31' },
  'a number of things': { quantities: [books], target: '2027-12-31' },
  'one hour a week': { hoursAWeek: 1, target: '2027-04-11' },
  'three weeks': { target: '2026-12-13', hoursAWeek: 10 },
  'three years': { target: '2029-11-22', parts: { object: 'the shed', person: 'your mum' } },
  'a beginner': { words: 'from scratch', target: '2027-04-11' },
  'somebody experienced': { words: 'I have done it for years, I am advanced', target: '2027-04-11' },
};

/** A list slot shows another of its words in each frame, so that all frames together show many. */
function framed(kind: Archetype, frame: Frame, index: number): Blanks {
  const { parts = {}, quantities = [], words = '' } = frame;
  const blanks = blanksFor(kind, { title: kind.name, words, quantities, parts });
  const listed = Object.entries(kind.slots ?? {}).flatMap(([name, slot]) => {
    const entry = 'words' in slot && index > 0 ? slot.words[index % slot.words.length] : undefined;
    return entry ? [[name, entry.split('|')[0] ?? ''] as const] : [];
  });
  const named = new Set([...blanks.named, ...listed.map(([name]) => name)]);
  return { ...blanks, slots: { ...blanks.slots, ...Object.fromEntries(listed) }, named };
}

/** The plan's own sentences, about days, hours and amounts. A plan with only slots filled has no others than its kind. */
function drafted(kind: Archetype, frame: Frame, blanks: Blanks): string[] {
  const { quantities = [], target = null, words = '', hoursAWeek } = frame;
  if (!target) return [];
  const { overview, milestones } = draftFor(
    { kind, title: kind.name, words, target, timeZone: 'UTC', quantities, blanks, hoursAWeek },
    { today },
  );
  return [...overview.split('\n\n'), ...milestones.map(({ description }) => description)];
}

function faultsOf(kind: Archetype, frame: Frame, index: number): string[] {
  const blanks = framed(kind, frame, index);
  // A text without slots is the same in every frame.
  const fill = (texts: readonly string[]) =>
    texts.filter((text) => index === 0 || text.includes('{')).map((text) => fillIn(text, blanks));
  const { name, weekly = '', overview, approach, done, cautions = [], ask, steps, suggestions } = kind;
  const measured = blanks.quantity ? steps.flatMap((step) => step.measured ?? []) : [];
  const titles = [
    ...[name, ask.question, ...ask.chips, ...(weekly ? [weekly] : []), ...measured],
    ...steps.flatMap(({ title, tasks }) => [title, ...tasks]),
    ...suggestions.flatMap(({ title, bullets }) => [title, ...bullets]),
  ];
  const sentences = [
    ...[overview, approach, done, ...cautions],
    ...[...steps, ...suggestions].map(({ description }) => description),
  ];
  return [
    ...fill(titles).flatMap((text) => faultsIn(text)),
    ...[...fill(sentences), ...drafted(kind, frame, blanks)].flatMap((text) => faultsIn(text, { sentences: true })),
  ];
}

/** No slot from the sentence is the subject of a verb: some people name several things. */
const pluralAsSubject =
  /(?<!\b(?:in|of|for|with|about|on|to|at) )your (?:old photos|neighbours) (?:is|was|has|does|needs|takes|costs)\b/i;

function faultsIn(text: string, options = {}): string[] {
  const plural = pluralAsSubject.exec(text)?.[0];
  const found = grammarFaults(text, options).map(({ rule, words }) => `${rule}: ${words}`);
  return plural ? [...found, `a slot as the subject: ${plural}`] : found;
}

describe('the texts of every kind and archetype', () => {
  it.each(Object.entries(frames))('read well with %s', (name, frame) => {
    const index = Object.keys(frames).indexOf(name);
    const found = [...kinds, ...archetypes, ...Object.values(plainPlans)].flatMap((kind) =>
      faultsOf(kind, frame, index).map((fault) => `${kind.id}: ${fault}`),
    );
    expect(found).toEqual([]);
  });
});
