import { readFileSync } from 'node:fs';
import { type Language, languages } from '../languages.ts';

// Which concepts a word stands for: 'pills', 'Tabletten' and 'pastiglie' are one concept in `concepts.txt`.

interface Entry {
  concept: number;
  /** The words after the first one, for 'give up'. */
  rest: readonly Word[];
}
interface Word {
  text: string;
  isPrefix: boolean;
}

type Entries = Map<string, Entry[]>;
/** Entries by their first word, and those whose first word is only a beginning. */
interface Lexicon {
  whole: Entries;
  prefixes: Entries;
}

const toWord = (text: string): Word => ({ text: text.replace('*', ''), isPrefix: text.endsWith('*') });

function read(): ReadonlyMap<Language, Lexicon> {
  const lexicons = new Map(
    languages.map((language): [Language, Lexicon] => [language, { whole: new Map(), prefixes: new Map() }]),
  );
  let concept = -1;
  for (const line of readFileSync(new URL('concepts.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('=')) concept++;
    const [language, ...forms] = line.split(' ').filter(Boolean);
    const lexicon = lexicons.get(language as Language);
    for (const form of lexicon ? forms : []) add(lexicon, concept, form);
  }
  return lexicons;
}

function add(lexicon: Lexicon | undefined, concept: number, form: string): void {
  const [first, ...rest] = form.split('_').map(toWord);
  const entries = first?.isPrefix ? lexicon?.prefixes : lexicon?.whole;
  if (first && entries) entries.set(first.text, [...(entries.get(first.text) ?? []), { concept, rest }]);
}

let lexicons: ReadonlyMap<Language, Lexicon> | undefined;

/** The concepts at each word, in the languages that the words may be of. */
export function conceptsOf(words: readonly string[], spoken: readonly Language[]): number[][] {
  lexicons ??= read();
  const known = spoken.flatMap((language) => lexicons?.get(language) ?? []);
  return words.map((word, at) => {
    const found = new Set<number>();
    const keep = (entries: readonly Entry[] | undefined) => {
      for (const { concept, rest } of entries ?? []) if (follows(words, at + 1, rest)) found.add(concept);
    };
    for (const { whole, prefixes } of known) {
      keep(whole.get(word));
      for (let length = 2; length <= word.length; length++) keep(prefixes.get(word.slice(0, length)));
    }
    return [...found];
  });
}

const follows = (words: readonly string[], from: number, rest: readonly Word[]) =>
  rest.every(({ text, isPrefix }, index) => {
    const word = words[from + index];
    return isPrefix ? word?.startsWith(text) : word === text;
  });
