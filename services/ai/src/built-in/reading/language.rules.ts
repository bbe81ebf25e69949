import { eld } from 'eld/extrasmall';
import { languageOf } from '../../safety/language-of.rules.ts';
import { glossOf, isForeignWord } from '../messages/glosses.ts';
import { sentencesOf } from '../messages/matter.ts';
import { type OtherLanguage, otherLanguages } from '../messages/other-languages.ts';
import { upperFirst } from './tidy-words.rules.ts';

// German, French, Spanish, Portuguese and Italian, told from English and from each other by eld (record 0027). A few foreign
// words in an English sentence (a book's title, a place) are no other language.

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}]+/gu) ?? [];

const asks = Object.entries(otherLanguages).flatMap(([language, { asks: questions }]) =>
  sentencesOf({ says: questions }).map((words) => ({ language: language as OtherLanguage, words: ` ${words} ` })),
);

/** The words that begin a wish in each language, the longest first. */
const wishStarts = Object.entries(otherLanguages).map(([language, { wishes }]) => {
  const lines = wishes.trim().split('\n');
  const starts = lines.map((start) => start.trim().split(' ')).toSorted((a, b) => b.length - a.length);
  return { language: language as OtherLanguage, starts };
});

/** The words that begin a wish: 'ich möchte'. The longest that fit, in any of the languages or in this one. */
function wishStart(words: readonly string[], only?: OtherLanguage) {
  for (const { language, starts } of wishStarts) {
    const start = starts.find((one) => one.every((word, i) => words[i] === word));
    if (start && (!only || language === only)) return { language, start };
  }
  return undefined;
}

/** The language of a message, when it is one that Sage only knows some words of. */
export function otherLanguageOf(text: string): OtherLanguage | undefined {
  const words = wordsIn(text);
  const plain = ` ${words.join(' ')} `;
  const asked = asks.find((one) => plain.includes(one.words));
  if (asked) return asked.language;
  const found = eld.detect(text);
  const wished = wishStart(words);
  if (wished && found.language !== 'en') return wished.language;
  if (words.length < 2) return undefined;
  const scores = found.getScores();
  const isClear = found.isReliable() && (scores[found.language] ?? 0) - (scores['en'] ?? 0) >= clearLead;
  return isClear && isOther(found.language) ? found.language : undefined;
}

/** By so much another language must be likelier than English. With less, 'do 10 pull ups' would be Portuguese. */
const clearLead = 0.12;
const isOther = (language: string): language is OtherLanguage => Object.hasOwn(otherLanguages, language);

/**
 * The wish of a message in another language, in the person's own words: 'Ich möchte Klavier lernen' is 'Klavier lernen', as it is alone.
 * Undefined for a question and the like. Where a page asks for a goal, all but a question is a wish.
 */
export function otherWish(
  text: string,
  { language, isGoal }: { language: OtherLanguage; isGoal: boolean },
): string | undefined {
  const said = text.trim().replace(/[\s.!]+$/u, '');
  if (said.endsWith('?')) return undefined;
  const words = wordsIn(said);
  const start = wishStart(words, language)?.start;
  const tells = new Set(otherLanguages[language].tells.split(' '));
  if (!start) return isGoal || !words.some((word) => tells.has(word)) ? said : undefined;
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
