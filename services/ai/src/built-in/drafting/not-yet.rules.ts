import { anyOf, wordsOf } from '../reading/phrases.rules.ts';

// 'Theory passed' tells a stage that somebody has reached. 'I have not passed my theory' and 'once I have passed' tell the opposite.

/** At most so many words, within one clause. */
const words = (most: number) => `(?:\\s+(?!(?:but|and|so)\\b)[\\p{L}\\p{N}'’-]+){0,${most}}\\s+`;

const before = [
  `(?:have|has|had|did|do|does|is|was|are)(?:n['’]?t| not)${words(3)}`,
  `never${words(2)}`,
  `(?:not|no)${words(1)}`,
  `(?:yet|still(?: have| need)?) to${words(2)}`,
  `(?:once|until|till|unless|if|when|before|after|as soon as|by the time) (?:i|we|he|she|they|it)(?:['’](?:ve|m|re|s|d))?${words(3)}`,
  `(?:once|until|till|unless|if|when|as soon as) (?:my|our|the|an?)${words(1)}`,
  '^have\\s+',
  `to (?:have|be|get|see|become|go|stay)${words(2)}`,
  `(?:want|like|need|get|getting) (?:my|our|the|an?|it)${words(1)}`,
  `(?:will|['’]ll|would|should|could|might) (?:have|be|get)${words(2)}`,
];
const goal = `(?:^|[.!?:]\\s*|\\b(?:to|and|or|then)\\s+)(?:be|become|get|go|keep|remain|stay)${words(2)}`;
const notYet = new RegExp(`(?:\\b(?:${before.join('|')})|${goal})$`, 'iu');

/** 'Run a half marathon' and 'to run a half' are wishes. 'I run' is none. */
const order = anyOf(
  wordsOf(`
    complete do draw find get go grow join live open overpay own paint pay play run save see shoot sing start swim take track
    train use work
  `),
  { before: '^', flags: 'i' },
);
/** 'Have a garden' is a wish, and 'have a buyer' a stage. */
const toHave =
  /^have (?!an? (?:place|buyer|supervisor|offer|midwife|trial|interview|conditional|date)\b)(?:an?|the|my|our|some|more|enough|two|three|\d+)\b/i;
/** 'Quit smoking' is one too, and 'quit three weeks ago' is none. */
const orderOrPast = /^(?:cut|put|quit|read|set)\b(?!.*\b(?:ago|last|yesterday)\b)/i;
const atItsStart = /(?:^|[.!?:]\s*|\b(?:to|please|must|should|will|would|could|help me)\s+)$/i;
/** 'Write my novel and have a draft', 'I want to move and have a job'. */
const afterWish =
  /(?:(?:^|[.!?:]\s*)(?:(?!\b(?:i|we|he|she|they|you|it)\b)[^.!?:,])*|\b(?:want|like|love|hope|plan|need|going|wish|aim|try\w*) to [^.!?,]*)\band\s+$/i;

/** Whoever smokes or drinks again is at the beginning. */
const again =
  /\brelapsed\b|\b(?:started|began|begun) (?:smoking|drinking|vaping) again\b|\boff the wagon\b|\bback (?:to|on) (?:smoking|drinking|vaping|the (?:fags|cigarettes|bottle|drink))\b/i;

/** Longer than any of these. */
const longest = 80;
/** 'Without statins' is what was said, also in 'I want it down without statins'. A single word tells no stage. */
const isNoStage = /^(?:\S+$|(?:no|not|never|without|avoid|\w+n['’]?t)\b)/i;

/** Whether a phrase of a text has happened. False where the words around it deny it, wish it or wait for it. */
export function hasHappened({ phrase, text, index }: { phrase: string; text: string; index: number }): boolean {
  if (isNoStage.test(phrase)) return true;
  const said = text.slice(Math.max(0, index - longest), index);
  const begins = [order, toHave, orderOrPast].some((pattern) => pattern.test(phrase));
  const isOrder = begins && (atItsStart.test(said) || afterWish.test(said));
  return !isOrder && !notYet.test(said) && !again.test(text);
}
