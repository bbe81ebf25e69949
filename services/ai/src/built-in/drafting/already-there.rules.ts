import type { Found } from '../circumstances/find-circumstances.rules.ts';
import { isWithHands } from '../circumstances/loading.rules.ts';
import { ofTelling } from '../circumstances/of-telling.ts';
import type { Archetype } from '../kinds/kind.ts';
import { oneOf, wordsOf } from '../reading/phrases.rules.ts';
import { hasHappened } from './not-yet.rules.ts';

// What stands already when a plan begins: a piece of work that was begun, a seat that is booked.

const numbers = oneOf(wordsOf('one two three four five six seven eight nine ten half'));
/** '6 pairs, 1 done', 'got five finished' */
const partDone = new RegExp(
  `(?:[,(;:]|\\b(?:got|have|with|and|already)) ?(?:\\d+|${numbers}) (?:are |is |of (?:them|which) )?(?:already )?(?:done|finished|made|ready)\\b`,
  'iu',
);
/** 'Finish the quilt'. 'Finish 24 beanies' begins with the first. */
const goesOn = /^(?:finally |just )?(?:finish|complete) (?!\d|my first|a\b|an\b)/i;
const begun = ofTelling.find(({ id }) => id === 'begun');

/** What is made by hand and was begun goes on from there. */
export function begunPiece(kind: Archetype, { title, text }: { title: string; text: string }): Found[] {
  const [part] = partDone.exec(text) ?? [];
  if (!begun || !isWithHands(kind) || !(part || goesOn.test(title))) return [];
  return [{ circumstance: { ...begun, place: 'first' }, said: part?.replace(/^[\s,(;:]+/, '') ?? title }];
}

/** Whether a piece of work has been begun: its first rows or cuts lie behind. */
export const isBegun = (found: readonly Found[]): boolean =>
  found.some(({ circumstance: { id, place } }) => id === begun?.id && place === 'first');

const booked = [
  /\b(?:(?:i|we)(?:['’]?ve| have)?|is|are|it['’]?s|its|already) (?:already )?(?:booked|registered|entered)\b/giu,
  /\bbooked (?:it |in )?(?:for|on)\b/giu,
  /\b(?:it['’]?s|its|it is|(?:exam|test|practical|theory)(?: is|['’]s)) (?:on|booked) (?:the )?(?:\d|\p{L}+day\b)/giu,
];
const booksSeat = /^(?:book|register for|enter for)\b.*\b(?:exam|test|seat|papers?|practical|theory)\b/i;
const isExam = /\b(?:exam|test|certificate|theory|practical|paper)\b/i;
const fewestSteps = 6;

/** The steps without the one that books the exam, for whom it is booked. */
export function withoutBookedSeat<T extends { title: string }>(steps: readonly T[], words: string): T[] {
  const told = booked
    .flatMap((pattern) => [...words.matchAll(pattern)])
    .some(({ 0: phrase, index }) => hasHappened({ phrase, text: words, index }));
  const left = steps.filter(({ title }, i) => i === steps.length - 1 || !booksSeat.test(title));
  return told && isExam.test(words) && left.length >= fewestSteps ? left : [...steps];
}
