import { describe, expect, it } from '@jest/globals';
import { examplesOf } from '../kinds/examples.ts';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import type { Archetype } from '../kinds/kind.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { draftFor, draftRoadmap } from './draft-roadmap.rules.ts';
import { slotsIn } from './fill-in.rules.ts';
import { grammarFaults } from './grammar.rules.ts';
import { readGoal } from './read-goal.rules.ts';

// People name little: 'Play a song', 'Go to university'. A text whose slot they left empty must read as well.

const today = '2026-11-28';
const inOneKind = 3;

/** Nouns that need an article, 'your' or 'this' before them. */
const countable = anyOf(['first/new/next/last/family/foreign/original? {noun}'], {
  lists: {
    noun: wordsOf(`piece thing figure item country channel platform subject trade game method injection illness classic worker
    language place event project product tool instrument book room club certificate person child partner relative neighbour
    friend pet dog horse bike boat car device operation purchase decision text topic degree course service garden trip team`),
  },
  before: '^',
  after: '$',
});
const before =
  /(?:^|[.:] ?|\b(?:for|of|on|with|in|at|about|from|by|into|to|put|learn|join|settle|cut|reach|play|divide|read|write|finish|choose|make|hears?|speaks?|where|only)\s+)$/i;
const after =
  /^(?:[.,;:?]|$| (?:and|or|for|in|on|to|by|with|at|from|of|until|before|after|into|as|is|are|helps?|would|has)\b)/i;
const twoPrepositions = /\b(?:on|of|for|about) (?:about|of|for) $/i;

const textsOf = ({ overview, approach, done, steps, suggestions }: Archetype) => [
  ...[overview, approach, done],
  ...steps.flatMap(({ title, description, tasks, measured = '' }) => [title, description, measured, ...tasks]),
  ...suggestions.flatMap(({ title, description, bullets }) => [title, description, ...bullets]),
];

/** 'Settle the date for piece': a noun alone where an empty slot stands. */
function bareIn(text: string, slots: Archetype['slots']): string[] {
  return slotsIn(text).flatMap((name) => {
    const otherwise = slots?.[name]?.otherwise ?? '';
    return text
      .split(`{${name}}`)
      .slice(0, -1)
      .flatMap((lead, i, parts) => {
        const rest = text.split(`{${name}}`)[i + 1] ?? '';
        const isBare = countable.test(otherwise) && before.test(lead) && after.test(rest);
        return isBare || twoPrepositions.test(lead) ? [`${parts[i]}[${otherwise}]${rest}`] : [];
      });
  });
}

describe('the words of a plan', () => {
  const textOf = (title: string, description = '') => {
    const draft = draftRoadmap({ title, description, targetDate: null, today: '2026-11-30', timeZone: 'UTC' });
    return JSON.stringify([draft.overview, draft.milestones]);
  };

  it('call no language yours', () => {
    const text = textOf('Learn Portuguese to B1');
    expect(text).toContain('speaks Portuguese');
    expect(text).not.toMatch(/your Portuguese(?! study)/);
  });

  it('name a list of areas twice at most', () => {
    const text = textOf('Build a healthier lifestyle', 'better sleep, more energy, balanced meals, less stress');
    expect(text.match(/sleep, energy, meals and stress/g)?.length).toBeLessThanOrEqual(2);
  });

  it.each(['Plan our wedding', 'Teach my dog good manners', 'Buy a piece of land', 'Keep bees'])(
    'speak of nothing that was never named: %s',
    (title) => expect(textOf(title)).not.toMatch(/you (?:named|have in mind)\b(?! no date)/),
  );
});

describe('the plan of a plain wish', () => {
  it('names nothing without its article where a slot is empty, in any kind', () => {
    const found = [...kinds, ...archetypes].flatMap((kind) =>
      textsOf(kind).flatMap((text) => bareIn(text, kind.slots).map((fault) => `${kind.id}: ${fault}`)),
    );
    expect(found).toEqual([]);
  });

  it('has no doubled words, two articles, empty quotation marks or slots left open, in any kind', () => {
    const found = [...kinds, ...archetypes].flatMap((kind) => {
      const wishes = examplesOf(kind).toSorted((a, b) => a.length - b.length);
      return wishes.slice(0, inOneKind).flatMap((title) => {
        const goal = readGoal({ title, targetDate: null, today, timeZone: 'UTC' }, kind);
        const { overview, milestones, suggestions } = draftFor(goal, { today });
        const texts = [
          overview.replace(/“[^”]+”/g, '…'),
          ...milestones.flatMap((step) => [step.title, step.description]),
          ...suggestions.flatMap((one) => [one.title, one.description, ...one.bullets]),
        ];
        return texts.flatMap((text) => {
          const faults = grammarFaults(text).filter(({ rule }) => /doubled|two articles|not filled/.test(rule));
          const isEmpty = /[“"]\s*[”"]/.test(text);
          return faults.length > 0 || isEmpty ? [`${kind.id}: ${title}: ${text}`] : [];
        });
      });
    });
    expect(found).toEqual([]);
  });
});
