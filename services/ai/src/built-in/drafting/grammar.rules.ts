/** A fault of grammar in a text, with the words around it. */
export interface GrammarFault {
  rule: string;
  words: string;
}

type Finder = (text: string) => string[];

const around = (text: string, from: number, length: number) => text.slice(Math.max(0, from - 25), from + length + 15);

const matches =
  (pattern: RegExp): Finder =>
  (text) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index }) => around(text, index, whole.length));

const anyOf = (words: string, flags = 'gi') => new RegExp(`^(?:${words.split(' ').join('|')})`, flags.replace('g', ''));

// The sound decides about 'a' and 'an', not the letter: 'an hour', 'a university', 'an MBA', 'a CV'.
const silentH = anyOf('hour honest honour heir');
const soundsLikeYou = anyOf(
  'unicorn unif unil union unique unis unit universal universe university use\\b used useful user usual eu ewe one\\b one- once ukulele u- uk\\b us\\b',
);
const numberWithVowel = /^(?:8|11|18)(?:\b|\d?0*\b)/;
/** Capitals are spelt, letter by letter, but for those that are read as a word. */
const spelt = /^[A-Z](?:[A-Z0-9]*\b|-)/;
const spokenWithVowel = anyOf('A E F H I L M N O R S X', '');
const readAsWords = /^(?:NATO|RAM|SIM|LEGO|SAT|HIIT|RAL|FIS|MIDI|NAS|REM|SCUBA)\b/;

function beginsWithVowel(word: string): boolean {
  if (/^\d/.test(word)) return numberWithVowel.test(word);
  if (silentH.test(word)) return true;
  if (soundsLikeYou.test(word)) return false;
  if (spelt.test(word) && !readAsWords.test(word)) return spokenWithVowel.test(word);
  return /^[aeiou]/i.test(word);
}

function wrongArticles(text: string): string[] {
  return [...text.matchAll(/(?<![\w.’'-])(an?) ([\p{L}\p{N}][\p{L}\p{N}-]*)/giu)]
    .filter(([, article = '', word = '']) => beginsWithVowel(word) !== (article.toLowerCase() === 'an'))
    .map(([words]) => words);
}

/** Words that may stand twice: 'what you had had'. */
const mayDouble = new Set(['had', 'that', 'bora']);

const doubledWords: Finder = (text) =>
  [...text.matchAll(/(?<![\w’'-])([a-z]+) \1(?![\w’'-])/gi)]
    .filter(([, word = '']) => !mayDouble.has(word.toLowerCase()))
    .map(({ 0: words, index }) => around(text, index, words.length));

const determiners = 'a|an|the|your|my|our|his|her|their';
const units = 'hours|days|weeks|months|years|minutes|miles|steps|times|books|people';

const rules: readonly (readonly [rule: string, find: Finder])[] = [
  ['a slot that is not filled', matches(/[{}]|\bundefined\b|\bNaN\b|\bnull\b/g)],
  ['a space too many', matches(/ {2,}|^ | $| [,;:.?)]/g)],
  ['a doubled word', doubledWords],
  ['a wrong article', wrongArticles],
  // 'the A licence' is right, so the second one is in small letters.
  ['two articles', matches(new RegExp(`\\b(?:${determiners}|The|Your|A|An) (?:${determiners})\\b(?!-)`, 'g'))],
  [
    'a capital in mid-sentence',
    matches(/\b(?:an?|the|your|to|of|for|with|in|on|at|from|by) (?:Your|The|An?|My|This)\b(?!-| (?:Hague|licence))/g),
  ],
  ['a plural with a singular verb', matches(/\b(?:they|we|these|those) (?:is|was|has|does)\b/gi)],
  ['a plural after one', matches(new RegExp(`(?<![\\w.,–-])(?:1|one) (?:${units})\\b`, 'gi'))],
  ['two marks', matches(/[,;:]{2}|[.?][,;]|\.\.|[,;:]\./g)],
  ['a small letter after a full stop', matches(/(?<!\b(?:[ei]\.g|[ap]\.m|vs|no|min|max|etc))[.?] \p{Ll}/gu)],
];

const withoutEnd = matches(/[^.?:…)]$/g);

/** What is wrong with a text that a person reads. `sentences`: it is whole sentences, not a title or a task. */
export function grammarFaults(text: string, { sentences = false } = {}): GrammarFault[] {
  const all = sentences ? [...rules, ['a sentence without an end', withoutEnd] as const] : rules;
  return all.flatMap(([rule, find]) => find(text).map((words) => ({ rule, words })));
}
