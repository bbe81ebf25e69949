import { readFileSync } from 'node:fs';
import { type Harm, harms } from '../harm.ts';
import { featuresOf, places } from './features.ts';

// A linear classifier for what no phrase knows. `training/safety-opinion.ts` made its weights; the README there says how.

/** Weights are whole numbers from -127 to 127; so many make 1. */
export const step = 16;
/** How many places the weights of each class have. */
export const classPlaces = 1 << 14;
/** The score from which a text counts as harmful: fewer than 2 of 100 harmless wishes that taught nothing reach it. */
const alarm = 1.3;
/** How much more a part of a text needs, each time that the parts are twice as many: of many, one sounds bad by chance. */
const alarmPerDoubling = 0.4;
/** So many words make a part of a long sentence, and the next one begins so many words later. */
const partWords = 14;
const partStep = 5;
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

/** Whether one sentence sounds harmful. `sentence` as `sentencesOf` gives it. */
export const soundsHarmful = (sentence: string): boolean => harmScore(sentence.trim().split(' ')) >= alarm;

/** The class of harm that a text sounds like, if it sounds harmful. `sentences` as `sentencesOf` gives them. */
export function secondOpinion(sentences: readonly string[]): Harm | undefined {
  const passages = passagesOf(sentences).map((words) => ({ words, score: harmScore(words) - alarm }));
  const inParts = partsOf(sentences);
  const partAlarm = alarm + alarmPerDoubling * Math.log2(1 + inParts.length);
  const parts = inParts.map((words) => ({ words, score: harmScore(words) - partAlarm }));
  const worst = [...passages, ...parts].toSorted((a, b) => b.score - a.score)[0];
  return worst && worst.score >= 0 ? likeliestHarm(worst.words) : undefined;
}

/** Harm in one clause of a long story is drowned by the rest, so the sentences and parts of long ones are judged alone too. */
export function partsOf(sentences: readonly string[]): string[][] {
  const all = sentences.map((sentence) => sentence.trim().split(' '));
  const long = all.filter((words) => words.length > partWords);
  const parts = long.flatMap((words) =>
    Array.from({ length: Math.ceil((words.length - partWords) / partStep) + 1 }, (_, at) =>
      words.slice(at * partStep, at * partStep + partWords),
    ),
  );
  return [...(all.length > 1 ? all.filter((words) => words.length > 3 && words.length <= partWords) : []), ...parts];
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
