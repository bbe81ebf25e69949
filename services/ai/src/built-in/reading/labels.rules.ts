import { meaningOf, pieceSize } from './wish-vector.ts';

// What a sentence is, by weights for its words, pairs of words and its vector. `training/learn-messages.ts` learns them.

export interface LabelledText {
  text: string;
  /** 0, 1, … */
  label: number;
}

/** How likely each label is for a text. The values add up to 1. */
export type SharesOf = (text: string) => readonly number[];

/** 'Do I have 3 steps?' is 'do', 'i', 'have', '0', 'steps', '?'. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, '') // 'whats' is 'what’s'
    .replace(/\d+/g, '0')
    .replace(/([?!.])\1+/g, '$1') // '!!!' is '!'
    .match(/\p{L}+|0|[?!.]|\p{Extended_Pictographic}/gu) ?? [];

/** So many letters of a longer word are its beginning: 'renewing' and 'renewal' share 'renew'. */
const beginning = 5;

/** The words and their beginnings, the pairs, how it begins, and how long it is. The order tells 'can I' from 'I can'. */
function featuresOf(text: string, byMeaning: boolean): Set<string> {
  const words = wordsIn(text);
  const all = ['^', ...words, '$'];
  const pairs = all.slice(1).map((word, i) => `${all[i]} ${word}`);
  const starts = [3, 4].map((length) => all.slice(0, length).join(' '));
  const long = byMeaning ? [] : words.filter((word) => word.length > beginning);
  const beginnings = long.map((word) => `${word.slice(0, beginning)}…`);
  return new Set([
    ...all,
    ...beginnings,
    ...pairs,
    ...starts,
    `length ${Math.min(6, Math.ceil(Math.log2(words.length + 1)))}`,
  ]);
}

/** A text as sparse numbers: which columns, and their values. */
export interface Encoded {
  columns: readonly number[];
  values: readonly number[];
}

/** How texts become numbers. */
export interface Encoding {
  /** A feature counts when so many of some texts have it. */
  seen: number;
  /** The vector of a sentence counts three times, and beginnings of words do not: better where few labels have many examples. */
  byMeaning?: boolean;
}

/** Turns texts into numbers: one for each feature that is seen often enough, then the vector. */
export interface Encoder {
  size: number;
  encode(text: string): Encoded;
}

export function encoderOf(texts: readonly string[], { seen, byMeaning = false }: Encoding): Encoder {
  const vectorWeight = byMeaning ? 3 : 1;
  const having = new Map<string, number>();
  for (const text of texts)
    for (const feature of featuresOf(text, byMeaning)) having.set(feature, (having.get(feature) ?? 0) + 1);
  const columnOf = new Map<string, number>();
  for (const [feature, count] of having) if (count >= seen) columnOf.set(feature, columnOf.size);
  return {
    size: columnOf.size + pieceSize,
    encode(text) {
      const known = [...featuresOf(text, byMeaning)].flatMap((feature) => columnOf.get(feature) ?? []);
      const share = 1 / Math.sqrt(known.length || 1);
      const vector = meaningOf(text).map((value) => value * vectorWeight);
      return {
        columns: [...known, ...vector.map((_, i) => columnOf.size + i)],
        values: [...known.map(() => share), ...vector],
      };
    },
  };
}

/** The shares of the labels by weights that stand label after label for each column. */
export function sharesFor(
  weights: Float32Array | Int8Array,
  { columns, values }: Encoded,
  scales: Float32Array,
): Float64Array {
  const labels = scales.length;
  const shares = new Float64Array(labels);
  for (let i = 0; i < columns.length; i++) {
    const value = values[i] as number;
    let place = (columns[i] as number) * labels;
    for (let at = 0; at < labels; at++, place++)
      shares[at] = (shares[at] as number) + (weights[place] as number) * value;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < labels; at++) {
    shares[at] = (shares[at] as number) * (scales[at] as number);
    most = Math.max(most, shares[at] as number);
  }
  let sum = 0;
  for (let at = 0; at < labels; at++) sum += shares[at] = Math.exp((shares[at] as number) - most);
  return shares.map((power) => power / sum);
}
