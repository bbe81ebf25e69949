import { sentenceVector } from './sentence-vector.ts';

// Multinomial logistic regression over words, pairs of words and the vector of a sentence, learned by AdaGrad (Duchi, 'Adaptive
// Subgradient Methods', 2011). Small and quick enough to learn when the service starts.

export interface LabelledText {
  text: string;
  /** 0, 1, … */
  label: number;
}

/** How likely each label is for a text. The values add up to 1. */
export type SharesOf = (text: string) => number[];

// Names of their own: reading `Math` anew each time takes most of the time where modules run in a context, as in tests.
const { abs, exp, max, sqrt } = Math;

const rounds = 10;
/** Errors below this change nothing worth the time. */
const negligible = 0.002;
const step = 0.5;
const decay = 1e-4;
/** How much the vector counts beside the words. */
const vectorWeight = 3;

/** 'Do I have 3 steps?' is 'do', 'i', 'have', '0', 'steps', '?'. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, '') // 'whats' is 'what’s'
    .replace(/\d+/g, '0')
    .match(/\p{L}+|0|[?!.]/gu) ?? [];

/** The words, the pairs, how it begins, and how long it is. The order tells 'can I' from 'I can'. */
function featuresOf(text: string): Set<string> {
  const words = wordsIn(text);
  const all = ['^', ...words, '$'];
  const pairs = all.slice(1).map((word, i) => `${all[i]} ${word}`);
  const starts = [3, 4].map((length) => all.slice(0, length).join(' '));
  return new Set([...all, ...pairs, ...starts, `length ${Math.min(6, Math.ceil(Math.log2(words.length + 1)))}`]);
}

/** A text as sparse numbers: which columns, and their values. */
interface Encoded {
  columns: readonly number[];
  values: readonly number[];
}

/** Learns to tell labels by examples. A feature counts when at least `seen` examples have it. */
export function learnLabels(
  examples: readonly LabelledText[],
  { labels, seen }: { labels: number; seen: number },
): SharesOf {
  const columnOf = columnsOf(examples, seen);
  const encode = (text: string): Encoded => {
    const known = [...featuresOf(text)].flatMap((feature) => columnOf.get(feature) ?? []);
    const vector = sentenceVector(text).map((value) => value * vectorWeight);
    const share = 1 / Math.sqrt(known.length || 1);
    return {
      columns: [...known, ...vector.map((_, i) => columnOf.size + i)],
      values: [...known.map(() => share), ...vector],
    };
  };
  const weights = train(
    examples.map(({ text, label }) => ({ ...encode(text), label })),
    labels,
  );
  return (text) => [...sharesFor(weights, encode(text), labels)];
}

function columnsOf(examples: readonly LabelledText[], seen: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of examples)
    for (const feature of featuresOf(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const columnOf = new Map<string, number>();
  for (const [feature, count] of counts) if (count >= seen) columnOf.set(feature, columnOf.size);
  return columnOf;
}

type LabelledCode = Encoded & { label: number };

function train(examples: readonly LabelledCode[], labels: number): Float32Array {
  const size = (Math.max(...examples.map(({ columns }) => columns.at(-1) ?? 0)) + 1) * labels;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-2);
  const counts = Array.from({ length: labels }, (_, label) => examples.filter((one) => one.label === label).length);
  for (let round = 0; round < rounds; round++)
    for (const example of inMixedOrder(examples, round)) {
      const slopes = sharesFor(weights, example, labels);
      slopes[example.label] = (slopes[example.label] ?? 0) - 1;
      // a rare label counts more, so that it is not drowned by a frequent one
      const weight = 1 / Math.sqrt((counts[example.label] ?? 1) / 12);
      correct({ weights, squares, slopes: slopes.map((slope) => slope * weight) }, example);
    }
  return weights;
}

interface Correction {
  weights: Float32Array;
  squares: Float32Array;
  /** For each label. */
  slopes: Float64Array;
}

/** One step of AdaGrad. Plain loops over typed arrays: it runs a hundred million times. */
function correct({ weights, squares, slopes }: Correction, { columns, values }: Encoded): void {
  for (let i = 0; i < columns.length; i++) {
    const value = values[i] as number;
    let place = (columns[i] as number) * slopes.length;
    for (let at = 0; at < slopes.length; at++, place++) {
      if (abs(slopes[at] as number) < negligible) continue;
      const slope = (slopes[at] as number) * value + decay * (weights[place] as number);
      const square = (squares[place] as number) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] as number) - (step * slope) / sqrt(square);
    }
  }
}

/** Each round in another order, always the same ones: what is learned does not depend on chance. */
function inMixedOrder<T>(all: readonly T[], round: number): T[] {
  const stride = [7919, 7907, 7901, 7883, 7879][round % 5] ?? 7919;
  return all.map((_, i) => all[(i * stride + round * 31) % all.length] as T);
}

function sharesFor(weights: Float32Array, { columns, values }: Encoded, labels: number): Float64Array {
  const shares = new Float64Array(labels);
  for (let i = 0; i < columns.length; i++) {
    const value = values[i] as number;
    let place = (columns[i] as number) * labels;
    for (let at = 0; at < labels; at++, place++)
      shares[at] = (shares[at] as number) + (weights[place] as number) * value;
  }
  const most = max(...shares);
  let sum = 0;
  for (let at = 0; at < labels; at++) sum += shares[at] = exp((shares[at] as number) - most);
  return shares.map((power) => power / sum);
}
