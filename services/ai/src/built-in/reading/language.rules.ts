import { languageOf } from '../../safety/language-of.rules.ts';
import { glossOf, isForeignWord } from '../messages/glosses.ts';
import { sentencesOf } from '../messages/matter.ts';
import { type OtherLanguage, otherLanguages } from '../messages/other-languages.ts';
import { upperFirst } from './tidy-words.rules.ts';

// German, French, Spanish, Portuguese and Italian, told from English by their commonest words. A few foreign words in an
// English sentence (a book's title, a place) are no other language.

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}]+/gu) ?? [];

const speaks = Object.entries(otherLanguages).map(
  ([language, words]) => [language as OtherLanguage, new Set(words.speaks.split(' '))] as const,
);

const asks = Object.entries(otherLanguages).flatMap(([language, { asks: questions }]) =>
  sentencesOf({ says: questions }).map((words) => ({ language: language as OtherLanguage, words: ` ${words} ` })),
);

/** The language of a message, when it is one that Sage only knows some words of. */
export function otherLanguageOf(text: string): OtherLanguage | undefined {
  const words = wordsIn(text);
  const plain = ` ${words.join(' ')} `;
  const asked = asks.find((one) => plain.includes(one.words));
  if (asked) return asked.language;
  const likeliest = languageOf(text, 'en');
  if (likeliest === 'en' || words.length < 2) return undefined;
  const spoken = speaks
    .map(([language, own]) => ({ language, hits: words.filter((word) => own.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  return (spoken.find(({ language }) => language === likeliest) ?? spoken[0])?.language;
}

/**
 * The wish of a message in another language, in the person's own words: 'Ich möchte Klavier lernen' is 'Klavier lernen'.
 * Undefined for a question and the like. Where a page asks for a goal, all but a question is a wish.
 */
export function otherWish(
  text: string,
  { language, isGoal }: { language: OtherLanguage; isGoal: boolean },
): string | undefined {
  const said = text.trim().replace(/[\s.!]+$/u, '');
  if (said.endsWith('?')) return undefined;
  const starts = otherLanguages[language].wishes
    .trim()
    .split('\n')
    .map((start) => start.trim().split(' '));
  const words = wordsIn(said);
  const start = starts.toSorted((a, b) => b.length - a.length).find((one) => one.every((word, i) => words[i] === word));
  if (!start) return isGoal ? said : undefined;
  const rest = start.reduce((left) => left.replace(/^[^\p{L}]*[\p{L}\p{M}]+['’]?[^\p{L}\d]*/u, ''), said);
  return upperFirst(rest);
}

/** With fewer known words, the others are kept: they may be names that English shares. */
const enoughKnown = 2;

/**
 * A wish in another language by the English of the words that Sage knows: 'Klavier lernen' is 'piano learn'. English is left
 * alone, because 'lied' and 'handy' are words of it too.
 */
export function glossed(text: string): string {
  const words = wordsIn(text);
  const known = words.filter((word) => isForeignWord(word)).length;
  if (known === 0 || (2 * known < words.length && languageOf(text, 'en') === 'en')) return text;
  const english = [...text.matchAll(/[\p{L}\p{M}]+|\d[\d.,]*/gu)].map(([word]) => {
    const gloss = /\d/.test(word) ? word : glossOf(wordsIn(word)[0] ?? '');
    return gloss ?? (known < enoughKnown ? word : '');
  });
  return english.filter(Boolean).join(' ');
}
