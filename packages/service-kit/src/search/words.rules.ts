/** Search reads the index by this many characters of a word. What follows is compared with the words themselves. */
const indexedLength = 8;
/** A query of more words than this is no search for a person. */
const mostTerms = 8;

/** The folded words of these texts. */
export const wordsOf = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((text) => text !== null).flatMap((text) => [...wordsIn(text), ...wordsIn(joined(text))])),
];

/** What the index holds: the beginnings of words. The empty one is that of everybody. */
export function prefixesOf(words: readonly string[]): string[] {
  const prefixes = new Set(['']);
  for (const word of words) {
    let prefix = '';
    for (const letter of [...word].slice(0, indexedLength)) {
      prefix += letter;
      prefixes.add(prefix);
    }
  }
  return [...prefixes];
}

/** The words of a query, folded. Example: `José  o'brien` has the terms `jose` and `obrien`. */
export const termsOf = (query: string): string[] =>
  [...new Set(runsIn(joined(query)).map(fold))].filter((term) => term !== '').slice(0, mostTerms);

/** The part of a term that is in the index. */
export const indexedPart = (term: string): string => [...term].slice(0, indexedLength).join('');

/** True when every term is the beginning of a word. */
export const fits = (words: readonly string[], terms: readonly string[]): boolean =>
  terms.every((term) => words.some((word) => word.startsWith(term)));

/** `O'Brien` is found by `obrien`, too. */
const joined = (text: string) => text.replace(/['’ʼ]/g, '');

const runsIn = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const wordsIn = (text: string): string[] => runsIn(text).flatMap(wordStarts).map(fold);

const writtenWithoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** A run of letters from each of its words on. Example: `東京大学` begins at `東京` and at `大学`. */
const wordStarts = (run: string): string[] =>
  writtenWithoutSpaces.test(run) ? [...segmenter.segment(run)].map(({ index }) => run.slice(index)) : [run];

/** Accents and points that people leave out when they type. Signs of other scripts, such as Indic vowels, stay. */
const leftOut = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Letters that Unicode takes for letters of their own, and people type as others. */
const typedAs = new Map(
  ['øo', 'łl', 'đd', 'ðd', 'ħh', 'ŧt', 'æae', 'œoe', 'þth', 'ıi', 'ςσ'].map(([one = '', ...as]) => [one, as.join('')]),
);

/** Upper case comes first: it makes `ß` two letters. */
const fold = (word: string): string =>
  word
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(leftOut, '')
    .replace(/[øłđðħŧæœþıς]/g, (letter) => typedAs.get(letter) ?? letter);
