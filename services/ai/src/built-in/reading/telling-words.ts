import type { Archetype } from '../kinds/kind.ts';
import { onlyTells } from './told-past.rules.ts';

// Rare words say more than vectors do: a wish with 'MOT' in it belongs to the kinds that know the word. Ranked by BM25
// (Robertson and Zaragoza 2009), with the texts of a kind as one document.

type Texts = Pick<Archetype, 'name' | 'slots' | 'steps' | 'suggestions'> & { examples: readonly string[] };

export interface TellingWords {
  /** For each kind, how much of what a text says in rare words the kind's own texts say too. More when it has the kind's name. */
  shared(text: string): number[];
  /** The same for a story. Words that several sentences say count twice, words of what has passed count less. */
  ofStory(sentences: readonly string[]): number[];
}

/** Words of the steps and suggestions count a quarter: they are Sage's words, not those of people. */
const ownWeight = 0.25;
/** For each word of a kind's name, when the text has all of them: 'run a half marathon' is no marathon. */
const nameBonus = 0.2;
/** A word of what has passed says less of what is wanted. */
const passed = 0.4;
const endings = /(?:ing|ed|es|s|ers?|ly)$/;

const stemsIn = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(endings, '').slice(0, 6)));

/** How soon a word that a kind repeats counts no more, and how much the length of its texts counts. Chosen on the evaluation's wishes. */
const bm25 = { k: 4, b: 0.5 };

export function tellingWords(kinds: readonly Texts[]): TellingWords {
  const index = indexOf(kinds.map(countsOf));
  const rarity = (stem: string) => Math.log(kinds.length / (index.get(stem)?.length ?? 0.5));
  const names = kinds.map(({ name }) => [...stemsIn(name)]);
  const ranked = (stems: ReadonlyMap<string, number>) => {
    const scores = kinds.map(() => 0);
    for (const [stem, times] of stems) {
      const told = times * rarity(stem);
      for (const { label, weight } of index.get(stem) ?? []) scores[label] = (scores[label] ?? 0) + told * weight;
    }
    return scores;
  };
  return {
    shared(text) {
      const stems = stemsIn(text);
      const all = [...stems].reduce((sum, stem) => sum + rarity(stem), 0) || 1;
      const named = names.map((name) =>
        name.length > 1 && name.every((stem) => stems.has(stem)) ? nameBonus * name.length : 0,
      );
      return ranked(new Map([...stems].map((stem) => [stem, 1]))).map((score, i) => score / all + (named[i] ?? 0));
    },
    ofStory(sentences) {
      const times = new Map<string, number>();
      for (const sentence of sentences)
        for (const stem of stemsIn(sentence))
          times.set(stem, Math.min(2, (times.get(stem) ?? 0) + (onlyTells(sentence) ? passed : 1)));
      return ranked(times);
    },
  };
}

/** For each word, the kinds that say it and how much it counts there. */
function indexOf(counts: readonly ReadonlyMap<string, number>[]): Map<string, { label: number; weight: number }[]> {
  const lengths = counts.map((count) => [...count.values()].reduce((sum, n) => sum + n, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const index = new Map<string, { label: number; weight: number }[]>();
  for (const [label, count] of counts.entries()) {
    const size = 1 - bm25.b + (bm25.b * (lengths[label] ?? mean)) / mean;
    for (const [stem, n] of count) {
      const entries = index.get(stem) ?? [];
      entries.push({ label, weight: (n * (bm25.k + 1)) / (n + bm25.k * size) });
      index.set(stem, entries);
    }
  }
  return index;
}

function countsOf({ slots = {}, ...kind }: Texts): Map<string, number> {
  const lists = Object.values(slots).flatMap((slot) => ('words' in slot ? slot.words : []));
  const ofSage = [
    ...kind.steps.flatMap(({ title, description, tasks }) => [title, description, ...tasks]),
    ...kind.suggestions.flatMap(({ title, description }) => [title, description]),
  ];
  const counts = new Map<string, number>();
  const add = (texts: readonly string[], weight: number) => {
    for (const stem of texts.flatMap((text) => [...stemsIn(text)])) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(ofSage, ownWeight);
  add([kind.name, ...kind.examples, ...lists], 1);
  return counts;
}
