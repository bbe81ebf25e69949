import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { Archetype, KindStep } from '../kinds/kind.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { areasOfKind } from './areas.ts';
import type { Area, Circumstance, Standing } from './circumstance.ts';
import { ofBody } from './of-body.ts';
import { ofLife } from './of-life.ts';
import { ofMind } from './of-mind.ts';
import { standings } from './of-standing.ts';
import { ofTelling } from './of-telling.ts';

// What a person says beside the wish and what the plan does about it. Record 0070 says why.

export const circumstances: readonly Circumstance[] = [...ofBody, ...ofMind, ...ofLife, ...ofTelling];

const lists = {
  my: ['my', 'my left', 'my right', 'both my', 'his', 'her', 'their'],
  ill: wordsOf(
    'hurts hurt aches ache clicks click complains complain goes go go_out gives give hates hate swells swell',
  ).concat(['is bad', 'are bad', 'is sore', 'plays up', 'play up', 'is not great', "isn't great", "can't take"]),
  bad: wordsOf('bad left right'),
  aged: Array.from({ length: 25 }, (_, i) => String(65 + i)),
  old: Array.from({ length: 20 }, (_, i) => String(70 + i)),
  teens: ['13', '14', '15', '16', '17'],
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
  have: wordsOf('have had always still keep'),
  just: wordsOf('just even still'),
  always: wordsOf('always just then'),
  soon: wordsOf('just suddenly recently sadly'),
  lost: ['lost', 'have lost', "i've lost", "i've killed", 'killed', 'failed', 'died'],
  things: [
    'my _',
    'both my _',
    'our _',
    'all my _',
    'two',
    'three',
    'both',
    'three _ _',
    'two _ _',
    'my _ _',
    'three _',
    'two _',
  ],
  count: [
    ...wordsOf('one two three four five six seven eight nine ten twelve'),
    ...Array.from({ length: 60 }, (_, i) => String(i + 1)),
  ],
  made: wordsOf('done finished made ready written built recorded knitted sewn painted'),
  doing:
    wordsOf(`doing watching scrolling buying ordering eating reading cleaning cooking playing gaming drinking redoing
    shopping chatting tidying browsing tinkering polishing`),
  abroad: wordsOf('spain syria india nigeria ukraine poland eritrea iran brazil philippines pakistan abroad'),
};

type Patterned = Pick<Standing, 'areas' | 'knownTo'> & { pattern: RegExp };
const withPattern = <T extends Circumstance | Standing>(one: T) => ({
  ...one,
  circumstance: one,
  pattern: anyOf(one.says, { lists, flags: 'giu' }),
});
const known = circumstances.map(withPattern);
const knownStandings = standings.map(withPattern);

const denied = /\b(?:no|not|never|without|don't have|haven't got|free of|stop being)\s+(?:\w+\s+)?$/i;
/** 'My husband retired in May' tells nothing of who writes. */
const ofOthers =
  /\b(?:my|our|his|her|their)\s+(?:[\p{L}'’-]+\s+){1,2}(?:(?:is|are|was|were|has|have|just|now|who|still)\s+)*$/iu;
/** What a circumstance of the body concerns is the person's own or that of somebody who comes along. */
const endsClause = /[.;!?()]|,|\s[-–]\s|\s(?:and|but|because|so|although|though|which)\s/giu;
const endsSentence = /[.;!?()]|\s[-–]\s/g;
const mostQuoted = 16;
const wordsIn = (text: string) => text.trim().split(/\s+/);

interface Place {
  index: number;
  length: number;
}

/** The words between two ends of a clause, or of a sentence. */
function around(text: string, { index, length }: Place, ends: RegExp): { start: number; end: number } {
  const before = [...text.slice(0, index).matchAll(ends)].at(-1);
  const after = [...text.slice(index + length).matchAll(ends)][0];
  return {
    start: before ? before.index + before[0].length : 0,
    end: after ? index + length + after.index : text.length,
  };
}

/** The clause in which something stands, cut to what can be quoted. */
function clauseAt(text: string, place: Place): string {
  const { index } = place;
  const { start, end } = around(text, place, endsClause);
  const whole = wordsIn(text.slice(start, end));
  const words = whole.length <= mostQuoted ? whole : wordsIn(text.slice(index, end)).slice(0, mostQuoted);
  return words.join(' ').replace(/["“”]/g, '');
}

/** What is told in a general form means little without the rest of its sentence: 'I know nothing about permits, prices or staff'. */
function sentenceAt(text: string, place: Place): string {
  const { start, end } = around(text, place, endsSentence);
  const clause = around(text, place, endsClause).start;
  const quotes = [start, clause, place.index].map((from) => text.slice(from, end));
  const quote = quotes.find((one) => wordsIn(one).length <= mostQuoted);
  return quote
    ? quote
        .trim()
        .replace(/^(?:and|but|so(?! far)|oh|also) /i, '')
        .replace(/["“”]/g, '')
    : clauseAt(text, place);
}

export interface Found {
  circumstance: Circumstance;
  /** The person's own words for it. */
  said: string;
}

/** More would push the goal's own steps out. What is told in a general form comes after what a step knows. */
const mostFound = { known: 2, all: 3 };
const isGeneral = ({ circumstance }: Found) => ofTelling.includes(circumstance);

/** Words in the title are what is wished for, and nothing beside it: 'get off the early shift'. Not so behind 'with asthma'. */
const isWished = (said: string, title: string) => {
  const at = title.toLowerCase().indexOf(said.toLowerCase());
  return at >= 0 && !/\b(?:with|on|despite|as|around|while|without|after|in|and)\b/i.test(title.slice(0, at));
};

/** Whether two quotes speak of the same. */
const isWithin = (one: string, other: string) => one.includes(other) || other.includes(one);

interface Goal {
  title?: string;
  kind: Archetype;
  category: GoalCategory;
}

interface Of<T> {
  one: T;
  match: RegExpExecArray;
}

/** What of a list was said and matters for a plan of this kind, in the order it was said. */
function saidOf<T extends Patterned>(list: readonly T[], text: string, { title = '', kind, category }: Goal): Of<T>[] {
  const areas = new Set<Area>([category, ...areasOfKind(kind.id)]);
  return list
    .filter((one) => !one.knownTo?.includes(kind.id) && one.areas.some((area) => areas.has(area)))
    .flatMap((one) => {
      const match = [...text.matchAll(one.pattern)].find(
        ({ index, 0: said }) => !denied.test(text.slice(0, index)) && !isWished(said, title),
      );
      return match ? [{ one, match }] : [];
    })
    .toSorted((a, b) => a.match.index - b.match.index);
}

/** What was said beside a wish and gets a step. */
export function findCircumstances(text: string, goal: Goal): Found[] {
  const found = saidOf(known, text, goal).map(({ one, match }) => {
    const quote = ofTelling.includes(one.circumstance) ? sentenceAt : clauseAt;
    return { circumstance: one.circumstance, said: quote(text, { index: match.index, length: match[0].length }) };
  });
  const own = found.filter((one) => !isGeneral(one)).slice(0, mostFound.known);
  const general = found.filter((one) => isGeneral(one) && !own.some(({ said }) => isWithin(said, one.said)));
  return [...own, ...general].slice(0, mostFound.all);
}

const mostAdvice = 2;

/** How the person's standing changes the whole plan: 'You rent: …'. `except` is what a step takes up. */
export const adviceFor = (text: string, { except, ...goal }: Goal & { except: readonly string[] }): string[] =>
  saidOf(knownStandings, text, goal)
    .filter(
      ({ match }) => !except.some((said) => said.includes(match[0])) && !ofOthers.test(text.slice(0, match.index)),
    )
    .map(({ one }) => one.advice)
    .slice(0, mostAdvice);

/** Plans show so many steps. */
const mostSteps = 8;
/** So many steps repeat what the body needs. */
const mostSpared = 2;

const isForThem = ({ when }: KindStep) => when?.said !== undefined || when?.named !== undefined;

/** Which step gives way: the smallest that nothing hangs on, neither the first two nor the last two. */
function withoutSmallest(steps: readonly KindStep[]): KindStep[] {
  const smallest = steps
    .slice(2, -2)
    .filter(({ measured, daysBefore }) => !measured && daysBefore === undefined)
    // A step that stands there for what the person said stays longest.
    .toSorted((a, b) => Number(isForThem(a)) - Number(isForThem(b)) || a.hours - b.hours)[0];
  return steps.filter((step, i) => (smallest ? step !== smallest : i !== steps.length - 2));
}

/** The steps of a kind with those that the person's circumstances ask for. */
export function withCircumstances(steps: readonly KindStep[], found: readonly Found[]): KindStep[] {
  const isFull = steps.length + found.length > mostSteps;
  const inserted = found.filter(({ circumstance }) => !(isFull && circumstance.givesWay));
  const added = found
    .filter((one) => !inserted.includes(one))
    .map(({ circumstance: { step }, said }) => ` You wrote “${said}”. ${step.description}`);
  const besides = found.flatMap(({ circumstance: { beside } }) => beside ?? []);
  const spared = besides.reduce(
    (all, { fits, says }) => {
      const at = all.flatMap(({ title, description }, i) => (fits.test(`${title} ${description}`) ? [i] : []));
      return all.map((step, i) =>
        at.slice(0, mostSpared).includes(i) ? { ...step, description: `${step.description} ${says}` } : step,
      );
    },
    [...steps],
  );
  let room = spared.map((step, i) =>
    i === 0 ? { ...step, description: [step.description, ...added].join('') } : step,
  );
  while (room.length > mostSteps - inserted.length) room = withoutSmallest(room);
  const own = inserted.map(({ circumstance: { step, place }, said }) => ({
    place,
    step: { ...step, description: `You wrote “${said}”. ${step.description}` },
  }));
  const at = (where: Circumstance['place']) => own.filter(({ place }) => place === where).map(({ step }) => step);
  const begin = [...at('first'), ...room.slice(0, 1), ...at(undefined)];
  return [...begin, ...room.slice(1, -1), ...at('late'), ...room.slice(-1)];
}
