import { languagesLikely } from '../language-of.rules.ts';
import { conceptsOf } from './concepts.ts';

// What the second opinion looks at in a passage: its words, their neighbours, its concepts and their pairs in order.

/** How many different features are told apart. Rare ones share a place. */
export const places = 1 << 17;
/** How many words two concepts of a pair are apart at most. */
const reach = 15;
/** What each sort of feature counts. Chosen by cross-validation. */
const counts = { word: 1, next: 1, nextButOne: 0.7, concept: 1.5, pair: 1, closePair: 0.7, length: 0.5 };

const sorts = { word: 1, next: 2, nextButOne: 3, concept: 4, pair: 5, closePair: 6, length: 7 } as const;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function placeOf(sort: number, first: number, second = 0): number {
  let hash = Math.imul(first ^ (sort * 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul((hash ^ (hash >>> 15)) + second, 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % places;
}

/** A passage's features: place → value. Their squares add up to 1. */
export function featuresOf(words: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  const put = (sort: keyof typeof sorts, first: number, second?: number) =>
    found.set(placeOf(sorts[sort], first, second), counts[sort]);

  const hashes = words.map((word) => hashOf(/^\d+$/.test(word) ? `#${Math.min(word.length, 4)}` : word));
  for (const [at, hash] of hashes.entries()) {
    put('word', hash);
    if (at + 1 < hashes.length) put('next', hash, hashes[at + 1]);
    if (at + 2 < hashes.length) put('nextButOne', hash, hashes[at + 2]);
  }
  put('length', Math.min(8, Math.floor(words.length / 3)));

  const concepts = conceptsOf(words, languagesLikely(words));
  for (const [at, here] of concepts.entries())
    for (const first of here) {
      put('concept', first);
      for (let to = at; to < Math.min(concepts.length, at + reach); to++)
        for (const second of concepts[to] ?? []) {
          if (to === at && first >= second) continue;
          put('pair', first, second);
          if (to - at <= 2) put('closePair', first, second);
        }
    }

  const length = Math.sqrt([...found.values()].reduce((sum, value) => sum + value * value, 0));
  for (const [place, value] of found) found.set(place, value / length);
  return found;
}
