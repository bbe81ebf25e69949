import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { Archetype, KindStep } from '../kinds/kind.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { areasOfKind } from './areas.ts';
import type { Area, Circumstance } from './circumstance.ts';
import { ofBody } from './of-body.ts';
import { ofLife } from './of-life.ts';
import { ofMind } from './of-mind.ts';

// What a person says beside the wish and what the plan does about it. Record 0070 says why.

export const circumstances: readonly Circumstance[] = [...ofBody, ...ofMind, ...ofLife];

const lists = {
  my: ['my', 'my left', 'my right', 'both my', 'his', 'her', 'their'],
  ill: wordsOf(
    'hurts hurt aches ache clicks click complains complain goes go go_out gives give hates hate swells swell',
  ).concat(['is bad', 'are bad', 'is sore', 'plays up', 'play up', 'is not great', "isn't great", "can't take"]),
  bad: wordsOf('bad left right'),
  sixties: Array.from({ length: 30 }, (_, i) => String(60 + i)),
  heavy: Array.from({ length: 100 }, (_, i) => String(100 + i)),
  very: wordsOf('very so really too quite a bit absolutely'),
  the: wordsOf('the my any driving'),
  once: [
    'once',
    'twice',
    'three times',
    'four times',
    '3 times',
    '2 times',
    'several times',
    'before',
    'everything',
    'loads of times',
  ],
  "i'm": ["i'm", 'im', "it's", 'its', "we're", 'i am', 'i should', 'thats a', "that's a", 'at my', 'it is a', "it's a"],
  them: wordsOf('them him her it this'),
  talk: [
    'confrontation',
    'talking',
    'small talk',
    'speaking',
    'saying no',
    'phone calls',
    'this stuff',
    'meeting people',
  ],
  older: wordsOf('mum mom dad mother father parents gran nan grandmother grandad wife husband partner'),
  town: wordsOf('town shop station club gym pool bus'),
  abroad: wordsOf('spain syria india nigeria ukraine poland eritrea iran brazil philippines pakistan abroad'),
};

const known = circumstances.map((one) => ({ ...one, pattern: anyOf(one.says, { lists, flags: 'giu' }) }));

const denied = /\b(?:no|not|never|without|don't have|haven't got|free of|stop being)\s+(?:\w+\s+)?$/i;
/** What a circumstance of the body concerns is the person's own or that of somebody who comes along. */
const endsClause = /[.;!?()]|,|\s[-–]\s|\s(?:and|but|because|so|although|though|which)\s/giu;
const mostQuoted = 14;

/** The clause in which something stands, cut to what can be quoted. */
function clauseAt(text: string, { index, length }: { index: number; length: number }): string {
  const before = [...text.slice(0, index).matchAll(endsClause)].at(-1);
  const start = before ? before.index + before[0].length : 0;
  endsClause.lastIndex = 0;
  const after = [...text.slice(index + length).matchAll(endsClause)][0];
  const end = after ? index + length + after.index : text.length;
  const words = text.slice(start, end).trim().split(/\s+/);
  const own = text.slice(index, index + length).trim();
  return (words.length <= mostQuoted ? words.join(' ') : own).replace(/["“”]/g, '');
}

export interface Found {
  circumstance: Circumstance;
  /** The person's own words for it. */
  said: string;
}

/** More would push the goal's own steps out. */
const mostFound = 2;

/** What was said beside a wish and matters for a plan of this kind, in the order it was said. */
export function findCircumstances(
  text: string,
  { kind, category }: { kind: Archetype; category: GoalCategory },
): Found[] {
  const areas = new Set<Area>([category, ...areasOfKind(kind.id)]);
  return known
    .filter(({ areas: own, knownTo = [] }) => !knownTo.includes(kind.id) && own.some((area) => areas.has(area)))
    .flatMap(({ pattern, ...circumstance }) => {
      const match = [...text.matchAll(pattern)].find(({ index }) => !denied.test(text.slice(0, index)));
      const place = match && { index: match.index, length: match[0].length };
      return place ? [{ circumstance, said: clauseAt(text, place), index: place.index }] : [];
    })
    .toSorted((a, b) => a.index - b.index)
    .slice(0, mostFound)
    .map(({ circumstance, said }) => ({ circumstance, said }));
}

/** Plans show so many steps. */
const mostSteps = 8;

/** Which step gives way: the smallest that nothing hangs on, neither the first nor the last two. */
function withoutSmallest(steps: readonly KindStep[]): KindStep[] {
  const smallest = steps
    .slice(1, -2)
    .filter(({ measured, daysBefore }) => !measured && daysBefore === undefined)
    .toSorted((a, b) => a.hours - b.hours)[0];
  return steps.filter((step, i) => (smallest ? step !== smallest : i !== steps.length - 2));
}

/** The steps of a kind with those that the person's circumstances ask for. */
export function withCircumstances(steps: readonly KindStep[], found: readonly Found[]): KindStep[] {
  let room = [...steps];
  while (room.length > mostSteps - found.length) room = withoutSmallest(room);
  const own = found.map(({ circumstance: { step, isLate }, said }) => ({
    isLate,
    step: { ...step, description: `You wrote “${said}”. ${step.description}` },
  }));
  const early = own.filter(({ isLate }) => !isLate).map(({ step }) => step);
  const late = own.filter(({ isLate }) => isLate).map(({ step }) => step);
  return [...room.slice(0, 1), ...early, ...room.slice(1, -1), ...late, ...room.slice(-1)];
}
