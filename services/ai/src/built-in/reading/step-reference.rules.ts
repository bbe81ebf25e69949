import { remembered } from './remembered.ts';
import { likeness, meaningOf } from './wish-vector.ts';

export interface NamedStep {
  id: string;
  title: string;
  completed: boolean;
  tasks?: readonly string[] | undefined;
  dueDate?: string | null | undefined;
  description?: string | null | undefined;
}

/** The steps that some words mean. */
export interface StepsMeant {
  ids: string[];
  /** True when they are named by number or place: 'step 3', 'the last one'. */
  byNumber: boolean;
  /** Steps that fit equally well, when it is unclear which one is meant. */
  unclear: string[];
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const cardinals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const figure = `\\d{1,2}|${cardinals.join('|')}`;
const place = `${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th)`;
const units = 'weeks?|months?|days?|hours?|years?|yrs?|minutes?|mins?|h|kg|km|k|kilos?';
/** 'Give the reading step one more week' names no step 1. */
const lengthOfTime = `(?:(?:more|extra|further|additional|full|whole) )?(?:${units})`;
const numbered = new RegExp(
  `(?<= )(?:steps?|numbers?|no|nr|points?|milestones?|stages?|items?) ((?:${figure})(?: (?:and |to |or |through )?(?:${figure})(?= ))*)(?= )(?! ${lengthOfTime} )`,
  'g',
);
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const changes = 'swap|switch|exchange|do|put|drop|skip|remove|delete|move|split';
const beside = 'before|after|with|than';
/** Such a number ends what is asked: 'with 3', but not 'with two kids'. */
const endsThere = '(?: $| (?:and|please|first|instead|then|or|but|so|in|to|not|before|after) )';
/** 'Swap 2', but not 'after 2 weeks' */
const bare = new RegExp(
  `(?:(?<= (?:${changes})) (?:${figure})(?= )|(?<= (?:${beside})) (?:${figure})(?=${endsThere}))(?! (?:${units}|${months}) )`,
  'g',
);
/** '5 should be two things' */
const leading = new RegExp(
  `^ (?:and |so |please |then )?(${figure})(?= (?:should|must|could|can|needs?|has to|is too|is two|is far) )`,
  'g',
);
const bareList = new RegExp(
  `(?<= )(${figure}) (?:and|with|before|after) (${figure})(?= )(?! (?:weeks?|months?|days?|hours?|years?|minutes?))`,
  'g',
);
const placed = new RegExp(
  `(?<= (?:the|my|that|this|your)) (${place})(?= (?!(?:free |open )?(?:week|month|day|slot|date|appointment|time)\\b|(?:of|half|draft|chapter|${figure}|${months}|${weekdays})\\b))`,
  'g',
);
const placedStep = new RegExp(`(?<= )(${place})(?= (?:step|one|point|milestone|stage|bit|thing|item)s? )`, 'g');
const fromEnd: readonly (readonly [RegExp, number])[] = [
  [/(?<= )(?:last but one|last but 1|second last|second to last|second from last|penultimate|next to last) /, 2],
  [/(?<= )(?:last but two|third to last|third from last) /, 3],
];
/** 'The first two grand', 'the last six miles' */
const notSteps =
  '(?:weeks?|months?|days?|years?|hours?|minutes?|grand|k|hundred|thousand|pounds?|euros?|dollars?|kilos?|kg|km|miles?|stone)';
const several = new RegExp(`(?<= )(?<! every )(first|last|next) (${figure}|couple|few)(?= (?!${notSteps} ))`);
const thing = '(?:one|step|point|stage|milestone|bit|thing|item)';
const noTime =
  '(?!week|month|year|night|time|day|place|slot|spot|seat|ticket|minute|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** 'The last one', but not 'the final fitting' */
/** 'From the last tenant' names no step. */
const last = new RegExp(`(?<= )(?<! from )(?:the|my|that|very) (?:last ${thing}? ?${noTime}|(?:last|final) ${thing} )`);
const next = /(?<= )(?:the|my) (?:next|current|present) (?:one|step|thing|point|stage)/;

const numberOf = (word: string): number => {
  const at = Math.max(cardinals.indexOf(word), ordinals.indexOf(word));
  return at >= 0 ? at + 1 : Number.parseInt(word, 10);
};

/** The steps whose titles have every word of a name. */
export function stepsNamed<Step extends NamedStep>(name: string, steps: readonly Step[]): Step[] {
  const said = stemsOf(name);
  if (said.length === 0) return [];
  return steps.filter(({ title }) => {
    const stems = stemsOf(title);
    return said.every((stem) => stems.includes(stem));
  });
}

/** The step that a name fits, when it fits only that one. */
export function onlyNamed<Step extends NamedStep>(name: string, steps: readonly Step[]): Step | undefined {
  const [only, ...others] = stepsNamed(name, steps);
  return others.length === 0 ? only : undefined;
}

/** 'The first faster run': two words of one step, where step 1 has neither. */
const wordsBehind = /^\S+ (\w+ \w+) /;
const namesStem = (step: NamedStep | undefined, stem: string) =>
  step !== undefined && stemsOf(step.title).includes(stem);
const behindPlace =
  /^(?:first|second|third|\S+) (?<words>(?:\w+ ){0,2}?)(?<end>step|one|bit|part|milestone|stage|thing|\w+) /;
/** 'The first job step', where a step is called 'Find the first lorry job': its words name it, not its place. */
function isPartOfName(
  { input = '', index = 0, 1: placeWord = '' }: RegExpMatchArray,
  steps: readonly NamedStep[],
): boolean {
  const behind = input.slice(index).trimStart();
  const { words = '', end = '' } = behindPlace.exec(behind)?.groups ?? {};
  const endsAsStep = new RegExp(`^${thing}$`).test(end);
  const only = onlyNamed(endsAsStep ? words : `${words}${end}`, steps);
  const numbered = steps[numberOf(placeWord) - 1];
  if (only && only !== numbered && (endsAsStep || only.title.toLowerCase().split(/\W+/).includes(placeWord)))
    return true;
  const two = wordsBehind.exec(behind)?.[1] ?? '';
  const named = stemsOf(two).length > 1 ? onlyNamed(two, steps) : undefined;
  return named !== undefined && named !== numbered && stemsOf(two).every((stem) => !namesStem(numbered, stem));
}

/** Numbers of steps in a plain clause, 1 is the first. Ranges are written out: 'steps 2 to 4' is 2, 3, 4. */
export function stepNumbersIn(clause: string, steps: readonly NamedStep[]): number[] {
  const count = steps.length;
  const found: { at: number; number: number }[] = [];
  const note = (at: number, number: number) => {
    if (number >= 1 && number <= count && !found.some((one) => one.number === number)) found.push({ at, number });
  };
  for (const match of clause.matchAll(numbered)) {
    const words = (match[1] ?? '').split(' ');
    for (const [n, word] of words.entries()) {
      const before = numberOf(words[n - 2] ?? '');
      if (/^(?:to|through)$/.test(words[n - 1] ?? ''))
        for (let i = before; i < numberOf(word); i++) note(match.index, i);
      if (!/^(?:and|to|or|through)$/.test(word)) note(match.index + n, numberOf(word));
    }
  }
  const ends = fromEnd.find(([words]) => words.test(clause));
  if (ends) note(clause.search(ends[0]), count + 1 - ends[1]);
  const some = several.exec(clause);
  const many = some?.[2] === 'couple' ? 2 : some?.[2] === 'few' ? 3 : numberOf(some?.[2] ?? '');
  // 'The first ten chapters' of a plan of five steps are none of them.
  if (some && !ends && many <= count) {
    const open = steps.findIndex(({ completed }) => !completed);
    const from = some[1] === 'first' ? 1 : some[1] === 'next' ? open + 1 : count + 1 - many;
    for (let i = 0; i < many; i++) note(some.index + i, from + i);
    return found.map(({ number }) => number);
  }
  for (const pattern of [placed, placedStep])
    for (const match of clause.matchAll(pattern))
      if (!ends && !isPartOfName(match, steps)) note(match.index, numberOf(match[1] ?? ''));
  for (const match of clause.matchAll(leading)) note(match.index, numberOf(match[1] ?? ''));
  for (const match of clause.matchAll(bare)) if (found.length < 2) note(match.index, numberOf(match[0].trim()));
  for (const match of clause.matchAll(bareList)) {
    if (/^(?:\d|one|two)/.test(match[1] ?? '') && found.length === 0) note(match.index, numberOf(match[1] ?? ''));
    if (found.length === 1) note(match.index + 1, numberOf(match[2] ?? ''));
  }
  if (!ends && last.test(clause)) note(clause.search(last), count);
  if (next.test(clause)) note(clause.search(next), steps.findIndex(({ completed }) => !completed) + 1);
  return found.toSorted((a, b) => a.at - b.at).map(({ number }) => number);
}

const ignored = new Set(
  'every everything everyone anything something nothing anyone someone nobody time times more less new own a an the my your our his her their to of in on at for with and or is are be been i me you it what when how do does did done have has had get got make that this those these step steps one ones thing bit part plan goal please can could would should will not no yes we he she they them from by so as up out off down then than now just all any some into about there here was were if but really first last next more less before after already without need want like drop remove delete take put add move split swap skip finish finished start week weeks month months day days year years hour hours today yesterday two three four five'.split(
    ' ',
  ),
);
/** No ending in 'string' and 'restring': no word ends in what would be left. */
const endings = /(?:(?<=[aeiouy].*)(?<![bcdgkpt]r)ings?|ed|es|s|e)$/;
/** Endings that words of one root differ in: 'booked' and 'book', 'retyping' and 'retype'. */
const stemOf = (word: string) =>
  word.length <= 3
    ? word
    : word
        .replace(/(?:ies)$/, 'y')
        .replace(/(?<=practi|licen|defen|offen)c(?=e|$)/, 's')
        .replace(endings, '')
        .replace(/(.)\1$/, '$1');
export const stemsOf = (text: string): string[] => [
  ...new Set(
    (
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/'s\b/g, '')
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => !ignored.has(word) && word.length > 1)
      .map(stemOf),
  ),
];

export interface Scored {
  step: NamedStep;
  score: number;
}

/** How well words name each step: shared rare words count most, then what the words mean. Best first. */
export function scoredSteps(words: string, steps: readonly NamedStep[]): Scored[] {
  const wanted = stemsOf(words);
  const titles = steps.map(({ title }) => stemsOf(title));
  const tasks = steps.map(({ tasks: own = [] }) => new Set(own.flatMap(stemsOf)));
  const rarity = (stem: string) => 1 / Math.max(1, titles.filter((title) => title.includes(stem)).length);
  const vector = wanted.length > 0 ? meaningOf(words) : undefined;
  return steps
    .map((step, n): Scored => {
      const shared = wanted.filter((stem) => titles[n]?.some((one) => isAlike(one, stem)));
      const inTasks = wanted.filter((stem) => !shared.includes(stem) && tasks[n]?.has(stem));
      const meaning = vector ? Math.max(0, likeness(vector, meaningOf(step.title))) : 0;
      const said = shared.reduce((sum, stem) => sum + rarity(stem), 0) + 0.3 * inTasks.length;
      const score = said + 0.6 * meaning + pairsShared(words, step.title) + sharedFigureOrInitials(words, step.title);
      return { step, score };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** From this likeness on, two words are of one field: 'Harley' and 'motorcycle', 'jabs' and 'vaccinated'. */
const kin = 0.45;
const kinship = 1.4;
const meaningOfWord = remembered(4000, (word: string) => meaningOf(word));
const contentWords = (text: string) =>
  wordsIn(text).filter((one) => one.length > 2 && !ignored.has(one) && !/^\d/.test(one));
/** The likest two words of a text and a title that are not the same word. */
function nearestWords(words: readonly string[], title: string): number {
  const stems = new Set(words.flatMap(stemsOf));
  const own = contentWords(title).filter((one) => !stemsOf(one).some((stem) => stems.has(stem)));
  const all = own.flatMap((one) => words.map((word) => likeness(meaningOfWord(one), meaningOfWord(word))));
  return Math.max(0, ...all);
}

/** As `scoredSteps`, where a word of one field names a step as well. Good for an offer, and not for a sure reading. */
export function relatedSteps(words: string, steps: readonly NamedStep[]): Scored[] {
  const content = contentWords(words);
  return scoredSteps(words, steps)
    .map(({ step, score }) => {
      const nearest = nearestWords(content, step.title);
      return { step, score: score + kinship * Math.max(0, nearest - kin) };
    })
    .toSorted((a, b) => b.score - a.score);
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** 'Paper 1' and 'paper one' are the same. */
const inFigures = (word = '') => (cardinals.includes(word) ? `${numberOf(word)}` : word);
const pairsOf = (text: string) =>
  wordsIn(text).flatMap((word, n, all) => (n > 0 ? `${inFigures(all[n - 1])} ${inFigures(word)}` : []));
/** 'Part two' names a step, though neither word does. */
const numberedPart = new RegExp(
  `^(?:part|chapter|unit|lesson|module|level|phase|round|section|volume|paper|exam|stage) (?:${figure})$`,
);
/** Two words side by side in both, such as 'business plan', tell more than each alone. */
function pairsShared(words: string, title: string): number {
  const known = new Set(pairsOf(title));
  const shared = pairsOf(words).filter((pair) => known.has(pair));
  if (shared.some((pair) => numberedPart.test(pair))) return 1;
  return shared.some((pair) => stemsOf(pair).length > 0) ? 0.3 : 0;
}

const wordsOfThousands = new RegExp(`\\b(a|${cardinals.join('|')}) (?=grand\\b|thousand\\b)`, 'g');
const figuresIn = (text: string) =>
  [
    ...text
      .toLowerCase()
      .replace(wordsOfThousands, (_, word) => `${word === 'a' ? 1 : numberOf(word)} `)
      .matchAll(/(\d{1,3}(?:[, ]\d{3})+|\d+)\s?(k\b|grand|thousand)?/g),
  ].map(([, digits = '', thousands]) => Number(digits.replace(/[, ]/g, '')) * (thousands ? 1000 : 1));
const measuresIn = (text: string) =>
  [
    ...text
      .toLowerCase()
      .matchAll(
        /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(k(?:m|g)?|m(?:iles?|in(?:utes?)?)?|pages?|words?|laps?|lengths?|%)(?![a-z])/g,
      ),
  ].map(([, amount, unit = '']) => `${amount} ${unit[0]}`);
/** '9 grand' names 'Reach £9,000', and 'the LISA' names 'Open a Lifetime ISA'. */
function sharedFigureOrInitials(words: string, title: string): number {
  const figures = figuresIn(words).filter((figure) => figure > 12);
  if (figuresIn(title).some((figure) => figures.includes(figure))) return 1.2;
  const measures = measuresIn(words);
  if (measuresIn(title).some((one) => measures.includes(one))) return 1;
  const parts = wordsIn(title);
  const short = new Set(wordsIn(words).filter((word) => /^[a-z]{3,5}$/.test(word)));
  const initials = parts.flatMap((_, n) => [2, 3, 4].map((size) => parts.slice(n, n + size)));
  const isShort = (some: string[]) =>
    short.has(some.map((part) => part[0]).join('')) || (some.length === 2 && short.has(`${some[0]?.[0]}${some[1]}`));
  return initials.some((some) => some.length > 1 && isShort(some)) ? 0.8 : 0;
}

/** Roots whose work is done again: 'search' and 'research' are two things. */
const doneAgain = new Set(['string', 'paint', 'plant', 'build', 'writ']);
const isDoneAgain = (again: string, word: string) => doneAgain.has(word) && again === `re${word}`;
/** 'Registration' is of 'register', and 'application' of 'apply'. */
const isOfVerb = (noun: string, verb: string) => {
  const [, root] = /^(.{4,}?)(?:ic)?ation$/.exec(noun) ?? [];
  return root !== undefined && root === verb.replace(/er$/, 'r').replace(/y$/, '');
};
const isAlike = (a: string, b: string) =>
  a === b ||
  isOfVerb(a, b) ||
  isOfVerb(b, a) ||
  ((Math.min(a.length, b.length) >= 5 || (Math.min(a.length, b.length) >= 3 && Math.max(a.length, b.length) >= 8)) &&
    (a.startsWith(b) || b.startsWith(a))) ||
  // 'Fresh paint' names 'repaint the fence'.
  isDoneAgain(a, b) ||
  isDoneAgain(b, a) ||
  // 'Transcripts' and 'transcribe'
  (a.length > 7 && b.length > 7 && a.slice(0, 7) === b.slice(0, 7)) ||
  // 'Bike' names a motorbike.
  (Math.min(a.length, b.length) >= 4 && Math.abs(a.length - b.length) >= 3 && (a.endsWith(b) || b.endsWith(a)));

/** A step that scores so large a part of the best one may be meant as well. */
const near = 0.72;
/** Below this, no word of its own names a step. */
const barelyNamed = 0.6;
/** Below this, words hardly hint at a step. */
const hardlyHinted = 0.2;
/** How much likelier the next open step was done than one far behind it. */
const nextIsDone = (at: number) => 0.3 * 0.7 ** at;
/** Open steps that words may tell are done: of those named alike, the one that comes next. */
export const scoredDone = (words: string, open: readonly NamedStep[]): Scored[] =>
  scoredSteps(words, open)
    .map(({ step, score }) => ({ step, score: score < hardlyHinted ? 0 : score + nextIsDone(open.indexOf(step)) }))
    .toSorted((a, b) => b.score - a.score);

/** Of scored steps those that may be meant, the likeliest first: one that is named well, else two or three. */
export function stepsNear([best, ...others]: readonly Scored[], part = near): NamedStep[] {
  if (!best) return [];
  const least = best.score < barelyNamed ? part * part : part;
  const like = others.filter(({ score }) => score > 0 && score >= least * best.score);
  return [best, ...like].slice(0, 3).map(({ step }) => step);
}

/** A shared word of one step alone, or much the same meaning. */
const certain = 0.75;
const apart = 0.05;

/** The step that words name by what it is about: 'the networking one'. */
function stepNamed(words: string, steps: readonly NamedStep[], least = certain): StepsMeant {
  const [best, second] = scoredSteps(words, steps);
  if (!best || best.score < least) return { ids: [], byNumber: false, unclear: [] };
  const alike = scoredSteps(words, steps).filter(({ score }) => best.score - score < apart);
  if (second && alike.length > 1) return { ids: [], byNumber: false, unclear: alike.map(({ step }) => step.id) };
  return { ids: [best.step.id], byNumber: false, unclear: [] };
}

/** The steps that a clause means, by number, place or name. */
export function stepsMeant(clause: string, steps: readonly NamedStep[], least = certain): StepsMeant {
  const numbers = stepNumbersIn(clause, steps);
  const ids = numbers.flatMap((number) => steps[number - 1]?.id ?? []);
  return ids.length > 0 ? { ids, byNumber: true, unclear: [] } : stepNamed(clause, steps, least);
}

/** As `stepsMeant`, for a change: words mean only steps that are still to do. */
export function stepsToChange(clause: string, steps: readonly NamedStep[], least = certain): StepsMeant {
  const meant = stepsMeant(clause, steps, least);
  return meant.byNumber
    ? meant
    : stepNamed(
        clause,
        steps.filter(({ completed }) => !completed),
        least,
      );
}
