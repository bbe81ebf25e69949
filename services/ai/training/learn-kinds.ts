import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { examplesOf } from '../src/built-in/kinds/examples.ts';
import { archetypes, kinds } from '../src/built-in/kinds/generated/all.ts';
import { packWeights } from '../src/built-in/reading/kind-weights.ts';
import { weightedSum } from '../src/built-in/reading/weighted-sum.ts';
import { wishSize, wishVector } from '../src/built-in/reading/wish-vector.ts';
import { shuffled } from './choices.ts';
import { numbersFromSeed } from './seed.ts';
import { swappedNouns } from './swapped-nouns.ts';

// Learns from the examples which weights tell the kinds apart: logistic regression over all kinds and archetypes at once,
// by gradient descent with momentum. Nothing is random but the order of the examples, which a fixed seed gives.

const rounds = 4;
/** How far a batch moves the weights at first. It falls to 0 evenly. */
const rate = 0.02;
const momentum = 0.9;
/** How strongly weights are drawn to 0, so that no single word decides. */
const decay = 1e-4;
/** Part of the certainty that goes to all other kinds: examples have neighbours. */
const doubt = 0.05;
const batchSize = 64;
/** A share below this moves nothing. Most of the labels are that unlikely for an example, so it halves the time. */
const negligible = 1e-4;

interface Example {
  text: string;
  label: number;
}

const everyKind = [...kinds, ...archetypes];
const swapped = [...kinds.map(() => []), ...swappedNouns()];
const examples: readonly Example[] = everyKind.flatMap((kind, label) =>
  [kind.name, ...examplesOf(kind), ...(swapped[label] ?? [])].map((text) => ({ text, label })),
);

/** The hash of all that the weights depend on. */
export function stampOfExamples(): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(examples));
  hash.update(
    JSON.stringify([everyKind.map(({ id }) => id), rounds, rate, momentum, decay, doubt, batchSize, negligible]),
  );
  for (const name of ['word-pieces.txt', 'wish-vectors.bin', 'triple-weights.bin'])
    hash.update(readFileSync(new URL(`../src/built-in/english/${name}`, import.meta.url)));
  return hash.digest();
}

const learning = 'learning what tells the kinds of goal apart';

/** The file of weights. Takes one to five minutes, by the machine. */
export function learnKinds(): Buffer {
  console.error(`${learning}, 0 % …`);
  const vectors = examples.map(({ text }) => wishVector(text));
  const { weights, biases } = descend(
    vectors,
    examples.map(({ label }) => label),
    everyKind.length,
  );
  console.error('learned what tells the kinds of goal apart');
  return packWeights(stampOfExamples(), weights, biases);
}

function descend(vectors: readonly Float32Array[], labels: readonly number[], numberOfLabels: number) {
  const weights = Array.from({ length: numberOfLabels }, () => new Float32Array(wishSize));
  const speeds = weights.map((row) => row.slice());
  const biases = new Float32Array(numberOfLabels);
  const biasSpeeds = biases.slice();
  const random = numbersFromSeed(7);
  const batches = rounds * Math.ceil(vectors.length / batchSize);
  const tenth = Math.ceil(batches / 10);
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const order = shuffled([...vectors.keys()], random);
    for (let from = 0; from < order.length; from += batchSize) {
      if (done > 0 && done % tenth === 0) console.error(`${learning}, ${(10 * done) / tenth} % …`);
      const batch = order.slice(from, from + batchSize);
      const errors = batch.map((i) => errorsOf(vectors[i] as Float32Array, labels[i] as number, { weights, biases }));
      const step = rate * (1 - done++ / batches);
      const common = new Float32Array(wishSize); // what doubt takes from every label alike
      for (const i of batch) addTo(common, vectors[i] as Float32Array, -doubt / numberOfLabels / batch.length);
      for (let label = 0; label < numberOfLabels; label++) {
        const row = weights[label] as Float32Array;
        const speed = speeds[label] as Float32Array;
        for (let i = 0; i < wishSize; i++)
          speed[i] = momentum * (speed[i] as number) + decay * (row[i] as number) + (common[i] as number);
        let error = -doubt / numberOfLabels;
        batch.forEach((i, at) => {
          const own = (errors[at] as Float32Array)[label] as number;
          if (Math.abs(own) < negligible) return;
          error += own / batch.length;
          addTo(speed, vectors[i] as Float32Array, own / batch.length);
        });
        addTo(row, speed, -step);
        biasSpeeds[label] = momentum * (biasSpeeds[label] as number) + error;
        biases[label] = (biases[label] as number) - step * (biasSpeeds[label] as number);
      }
    }
  }
  return { weights, biases };
}

function addTo(sum: Float32Array, vector: Float32Array, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + times * (vector[i] as number);
}

/** For each label, how much too likely it is held to be, without what doubt takes from every label. */
function errorsOf(
  vector: Float32Array,
  label: number,
  { weights, biases }: { weights: readonly Float32Array[]; biases: Float32Array },
): Float32Array {
  const scores = biases.map((bias, at) => bias + weightedSum(weights[at] as Float32Array, 0, vector));
  const most = scores.reduce((highest, score) => Math.max(highest, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power, at) => power / all - (at === label ? 1 - doubt : 0));
}
