import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Head, heads } from '../src/built-in/messages/heads.ts';
import { packHead } from '../src/built-in/messages/message-weights.ts';
import { type Encoded, encoderOf, type SharesOf, sharesFor } from '../src/built-in/reading/labels.rules.ts';

// Learns what messages are from their sentences: multinomial logistic regression over words, pairs of words and the vector of
// a sentence, by AdaGrad (Duchi, 'Adaptive Subgradient Methods', 2011).

const usualRounds = 20;
/** Errors below this change nothing worth the time. */
const negligible = 0.002;
const step = 0.5;
const usualDecay = 1e-4;

/**
 * The hash of all that the weights depend on, but for the examples of the kinds: those are a sample of wishes, and one more of
 * them changes little.
 */
export function stampOfMessages(): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(heads));
  hash.update(JSON.stringify([usualRounds, negligible, step, usualDecay]));
  for (const name of ['word-pieces.txt', 'wish-vectors.bin'])
    hash.update(readFileSync(new URL(`../src/built-in/english/${name}`, import.meta.url)));
  return hash.digest();
}

/** The file of weights. Takes some seconds. */
export const learnMessages = (): Buffer => Buffer.concat([stampOfMessages(), ...heads.map(learnedHead)]);

/** The weights of one head, as they stand in the file. */
export const learnedHead = (head: Head): Buffer => packHead(train(head), head.labels);

/** Learns one head for a test of it. */
export function learnedFrom(head: Head): SharesOf {
  const { encode } = encoderOf(
    head.examples.map(({ text }) => text),
    head,
  );
  const weights = train(head);
  const even = new Float32Array(head.labels).fill(1);
  return (text) => [...sharesFor(weights, encode(text), even)];
}

type LabelledCode = Encoded & { label: number };

function train(head: Head): Float32Array {
  const { examples, more, labels, decay = usualDecay, rounds = usualRounds } = head;
  const { size, encode } = encoderOf(
    examples.map(({ text }) => text),
    head,
  );
  const all = [...examples, ...(more?.() ?? [])].map(({ text, label }): LabelledCode => ({ ...encode(text), label }));
  const weights = new Float32Array(size * labels);
  const squares = new Float32Array(size * labels).fill(1e-2);
  const even = new Float32Array(labels).fill(1);
  const counts = Array.from({ length: labels }, (_, label) => all.filter((one) => one.label === label).length);
  for (let round = 0; round < rounds; round++)
    for (const example of inMixedOrder(all, round)) {
      const slopes = sharesFor(weights, example, even);
      slopes[example.label] = (slopes[example.label] ?? 0) - 1;
      // a rare label counts more, so that it is not drowned by a frequent one
      const weight = 1 / Math.sqrt((counts[example.label] ?? 1) / 12);
      correct({ weights, squares, decay, slopes: slopes.map((slope) => slope * weight) }, example);
    }
  return weights;
}

interface Correction {
  weights: Float32Array;
  squares: Float32Array;
  decay: number;
  /** For each label. */
  slopes: Float64Array;
}

/** One step of AdaGrad. */
function correct({ weights, squares, decay, slopes }: Correction, { columns, values }: Encoded): void {
  for (let i = 0; i < columns.length; i++) {
    const value = values[i] as number;
    let place = (columns[i] as number) * slopes.length;
    for (let at = 0; at < slopes.length; at++, place++) {
      if (Math.abs(slopes[at] as number) < negligible) continue;
      const slope = (slopes[at] as number) * value + decay * (weights[place] as number);
      const square = (squares[place] as number) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] as number) - (step * slope) / Math.sqrt(square);
    }
  }
}

/** Each round in another order, always the same ones: what is learned does not depend on chance. */
function inMixedOrder<T>(all: readonly T[], round: number): T[] {
  const stride = [7919, 7907, 7901, 7883, 7879][round % 5] ?? 7919;
  return all.map((_, i) => all[(i * stride + round * 31) % all.length] as T);
}
