import { readFileSync } from 'node:fs';
import { type Harm, harms } from '../harm.ts';
import { featuresOf, places } from './features.ts';

// A linear classifier for what no phrase knows. `training/safety-opinion.ts` made its weights; the README there says how.

/** Weights are whole numbers from -127 to 127; so many make 1. */
export const step = 16;
/** How many places the weights of each class have. */
export const classPlaces = 1 << 14;
/** The score from which a text counts as harmful: left out of the training, 3 of 100 close look-alikes and 6 of 1000 other wishes reach it. */
const alarm = 1.2;
/** A longer text is judged in passages of about so many words, cut between sentences. */
const passageWords = 40;

let loaded: Int8Array | undefined;

/** The weights: `places` for harm or not, then `classPlaces` for each class, then how far each starts. */
function weights(): Int8Array {
  if (!loaded) {
    const bytes = readFileSync(new URL('weights.bin', import.meta.url));
    loaded = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  return loaded;
}

/** How harmful a passage sounds; 0 is as likely as not. */
function harmScore(words: readonly string[]): number {
  const known = weights();
  let sum = known[known.length - 1] ?? 0;
  for (const [place, value] of featuresOf(words)) sum += (known[place] ?? 0) * value;
  return sum / step;
}

function likeliestHarm(words: readonly string[]): Harm {
  const known = weights();
  const features = [...featuresOf(words)];
  const scores = harms.map((_, index) =>
    features.reduce(
      (sum, [place, value]) => sum + (known[places + index * classPlaces + (place % classPlaces)] ?? 0) * value,
      known[places + harms.length * classPlaces + index] ?? 0,
    ),
  );
  return harms[scores.indexOf(Math.max(...scores))] ?? 'self-harm';
}

/** The class of harm that a text sounds like, if it sounds harmful. `sentences` as `sentencesOf` gives them. */
export function secondOpinion(sentences: readonly string[]): Harm | undefined {
  const passages = passagesOf(sentences).map((words) => ({ words, score: harmScore(words) }));
  const worst = passages.toSorted((a, b) => b.score - a.score)[0];
  return worst && worst.score >= alarm ? likeliestHarm(worst.words) : undefined;
}

/** Sentences together while they are short, a long one in parts. */
export function passagesOf(sentences: readonly string[]): string[][] {
  const passages: string[][] = [];
  let open: string[] = [];
  for (const sentence of sentences) {
    const words = sentence.trim().split(' ');
    if (open.length > 0 && open.length + words.length > passageWords) passages.push(open.splice(0));
    open = [...open, ...words];
    while (open.length > passageWords) passages.push(open.splice(0, passageWords));
  }
  return open.length > 0 ? [...passages, open] : passages;
}
