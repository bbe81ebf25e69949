import { readFileSync } from 'node:fs';
import { weightedSum } from './weighted-sum.ts';
import { wishSize, wishVector } from './wish-vector.ts';

// How a sentence's vector tells its kind. `npm run generate` learns the weights from the examples (`training/learn-kinds.ts`).

/** The first bytes of the file: the hash of what the weights were learned from. */
const stampSize = 32;
const file = new URL('../kinds/generated/kind-weights.bin', import.meta.url);

let loaded: { biases: Float32Array; scales: Float32Array; weights: Int8Array } | undefined;

function load() {
  if (loaded) return loaded;
  const bytes = new Uint8Array(readFileSync(file)).buffer;
  const labels = (bytes.byteLength - stampSize) / (8 + wishSize);
  loaded = {
    biases: new Float32Array(bytes, stampSize, labels),
    scales: new Float32Array(bytes, stampSize + 4 * labels, labels),
    weights: new Int8Array(bytes, stampSize + 8 * labels),
  };
  return loaded;
}

/** For each kind and then each archetype, the logarithm of how likely a text is one, up to a number that all share. */
export function scoresByVector(text: string): Float32Array {
  const { biases, scales, weights } = load();
  const vector = wishVector(text);
  return biases.map((bias, label) => bias + weightedSum(weights, label * wishSize, vector) * (scales[label] as number));
}

/** The weights as bytes: each label's numbers rounded to 8 bits of their largest. */
export function packWeights(stamp: Buffer, weights: readonly Float32Array[], biases: Float32Array): Buffer {
  const scales = Float32Array.from(
    weights,
    (row) => row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127,
  );
  const rounded = weights.map((row, label) =>
    Int8Array.from(row, (value) => Math.round(value / (scales[label] as number))),
  );
  return Buffer.concat([stamp, ...[biases, scales, ...rounded].map((part) => Buffer.from(part.buffer))]);
}

/** The hash of what the stored weights were learned from. */
export const stampOfWeights = (): Buffer => readFileSync(file).subarray(0, stampSize);
