import type { Language } from './languages.ts';

/** Named word lists. `{person}` in a phrase stands for any entry of `person`. An entry is a phrase itself. */
export type WordLists = Readonly<Record<string, readonly string[]>>;

/** The phrases of one class of harm in one language, written in the notation that `compile` documents. */
interface Phrases {
  lists?: WordLists;
  /** Harmful in any context, for example 'kill myself' in a story. */
  sure?: readonly string[];
  /** Harmful unless the sentence is about fiction, work or prevention, or says that somebody stops doing it. */
  likely: readonly string[];
  /** Harmless uses of the same words. They are cut out first: 'kill time'. */
  harmless?: readonly string[];
}

export interface HarmWords {
  phrases: Partial<Record<Language, Phrases>>;
}

export interface Pattern {
  /** The first part, tried only where one of its first words is. */
  first: RegExp;
  /** Each of these is in the sentence, in any order; the first one is `first` again. */
  needs: readonly RegExp[];
  /** None of these is. */
  not: readonly RegExp[];
  /** The words that can begin the first part, or how they begin: 'kil*'. Sentences without any of them need no test. */
  keys: readonly string[];
}

interface Part {
  source: string;
  keys: readonly string[];
}

const keyOf = (beginning: string) => `${beginning.slice(0, 3)}*`;

/**
 * Compiles a phrase. It is matched against the words of one sentence:
 *
 * - `a/b/c` one of these words (`a_b` for two words), `kill*` a word that begins so, `{list}` an entry of a list, `very?` an optional word
 * - `_` any one word, `..` up to five words, `...` any number of words
 * - `^` the beginning of the sentence, `$` the end of its clause, `#` a number of two digits or more
 * - `a & b` both parts in any order, `a ! b` the first part without the second one
 *
 * For example `{wish} .. kill {person} ! {game}` matches 'I want to really kill my boss' and not '… my boss at chess'.
 */
export function compile(phrase: string, lists: WordLists, before = ''): Pattern {
  const [wanted = '', ...unwanted] = phrase.split(' ! ');
  const parts = wanted.split(' & ').map((part) => toPart(part, lists));
  return {
    first: new RegExp(`${before}${parts[0]?.source}`, 'y'),
    needs: parts.map(({ source }) => new RegExp(`(?<= )${before}${source}`)),
    not: unwanted.map((part) => new RegExp(`(?<= )${toPart(part, lists).source}`)),
    keys: parts[0]?.keys ?? [],
  };
}

function toPart(phrase: string, lists: WordLists): Part {
  const elements = phrase
    .trim()
    .split(' ')
    .map((element) => toElement(element, lists));
  const keys: string[] = [];
  for (const element of elements) {
    keys.push(...element.keys);
    if (!element.isOptional) break;
  }
  return { source: elements.map(({ source }) => source).join(''), keys };
}

interface Element extends Part {
  isOptional: boolean;
}

/** The words that begin another clause: 'I cannot go on and nobody cares', not 'I cannot go on and on'. */
const clauseStarts = [
  'and(?! on )',
  'but',
  'because',
  'cause',
  'i',
  'im',
  'it',
  'nothing',
  'nobody',
  'everything',
  'please',
  'help',
  'so',
  'without (?:him|her|them|you)',
  'und',
  'weil',
  'et',
  'mais',
  'y',
  'porque',
  'pero',
  'mas',
  'perche',
  'ma',
];

const special: Readonly<Record<string, Element>> = {
  '^': { source: '(?<=^ )', keys: [], isOptional: true },
  $: { source: `(?=$|(?:${clauseStarts.join('|')}) )`, keys: [], isOptional: false },
  '#': { source: '\\d{2,} ', keys: [], isOptional: false },
  _: { source: '\\S+ ', keys: [], isOptional: false },
  '_?': { source: '(?:\\S+ )?', keys: [], isOptional: true },
  '..': { source: '(?:\\S+ ){0,5}?', keys: [], isOptional: true },
  '...': { source: '(?:\\S+ )*?', keys: [], isOptional: true },
};

function toElement(element: string, lists: WordLists): Element {
  const known = special[element];
  if (known) return known;
  const isOptional = element.endsWith('?');
  const choices = (isOptional ? element.slice(0, -1) : element)
    .split('/')
    .flatMap((choice) => toChoices(choice, lists));
  const source = `(?:${choices.map((choice) => choice.source).join('|')})`;
  return { source: isOptional ? `${source}?` : source, keys: choices.flatMap(({ keys }) => keys), isOptional };
}

function toChoices(choice: string, lists: WordLists): Part[] {
  if (choice.startsWith('{')) {
    const name = choice.slice(1, -1);
    const entries = lists[name];
    if (!entries) throw new Error(`there is no list of words called ${name}`);
    return entries.map((entry) => toPart(entry, lists));
  }
  const isPrefix = choice.endsWith('*');
  const word = isPrefix ? choice.slice(0, -1) : choice;
  if (!/^[a-z0-9][a-z0-9_]*$/.test(word))
    throw new Error(`'${choice}' is no word: write it in lower case without accents`);
  if (isPrefix && word.length < 3) throw new Error(`'${choice}' begins too many words`);
  const source = word.replace(/_/g, ' ');
  const [first = '', ...more] = source.split(' ');
  const key = isPrefix && more.length === 0 ? keyOf(first) : first;
  return [{ source: isPrefix ? `${source}\\S* ` : `${source} `, keys: [key] }];
}

/** A pattern whose first word is in the sentence, and where. */
export interface Candidate<P> {
  entry: P;
  starts: number[];
}

/** Finds the patterns whose first word is in a sentence, so that a sentence is tested against few of them. */
export function indexed<P extends { pattern: Pattern }>(patterns: readonly P[]) {
  const byKey = new Map<string, number[]>();
  for (const [at, { pattern }] of patterns.entries()) {
    if (pattern.keys.length === 0) throw new Error('a phrase must begin with a word');
    for (const key of new Set(pattern.keys)) byKey.set(key, [...(byKey.get(key) ?? []), at]);
  }
  return (sentence: string): Candidate<P>[] => {
    const found = new Map<number, Candidate<P>>();
    let start = 1;
    for (const word of sentence.trim().split(' ')) {
      for (const key of [word, keyOf(word)])
        for (const at of byKey.get(key) ?? []) {
          const candidate = found.get(at);
          const entry = patterns[at];
          if (candidate) candidate.starts.push(start);
          else if (entry) found.set(at, { entry, starts: [start] });
        }
      start += word.length + 1;
    }
    return [...found.values()];
  };
}

/** Whether a candidate's pattern is in the sentence that it was found in. */
export function isIn({ entry: { pattern }, starts }: Candidate<{ pattern: Pattern }>, sentence: string): boolean {
  const begins = starts.some((start) => {
    pattern.first.lastIndex = start;
    return pattern.first.test(sentence);
  });
  return begins && matches(pattern, sentence);
}

export const matches = ({ needs, not }: Pattern, sentence: string): boolean =>
  needs.every((need) => need.test(sentence)) && !not.some((unwanted) => unwanted.test(sentence));
