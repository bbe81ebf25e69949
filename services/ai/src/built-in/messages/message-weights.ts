import { readFileSync } from 'node:fs';
import { encoderOf, type SharesOf, sharesFor } from '../reading/labels.rules.ts';
import { heads } from './heads.ts';

// `npm run generate` learns the weights from the sentences of the messages (`training/learn-messages.ts`).

/** The first bytes of the file: the hash of what the weights were learned from. */
const stampSize = 32;
const file = new URL('./generated/message-weights.bin', import.meta.url);

let loaded: Map<string, SharesOf> | undefined;

function load(): Map<string, SharesOf> {
  if (loaded) return loaded;
  const bytes = new Uint8Array(readFileSync(file)).buffer;
  let from = stampSize;
  loaded = new Map();
  for (const head of heads) {
    const { name, labels, examples } = head;
    const { size, encode } = encoderOf(
      examples.map(({ text }) => text),
      head,
    );
    const scales = new Float32Array(bytes.slice(from, from + 4 * labels));
    const weights = new Int8Array(bytes.slice(from + 4 * labels, from + (4 + size) * labels));
    from += (4 + size) * labels;
    loaded.set(
      name,
      eachOnce((text) => [...sharesFor(weights, encode(text), scales)]),
    );
  }
  if (from !== bytes.byteLength) throw new Error('the sentences of the messages have changed: run `npm run generate`');
  return loaded;
}

/** A turn reads the message, its sentences and those of the turns before. All of them fit. */
const mostKept = 50;

/** Classifies a text once, however many rules of a turn ask about it. */
export function eachOnce(sharesOf: (text: string) => readonly number[]): SharesOf {
  const kept = new Map<string, readonly number[]>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const shares = sharesOf(text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, shares);
    return shares;
  };
}

/** What was learned to answer this question about a text. */
export function learned(name: string): SharesOf {
  const shares = load().get(name);
  if (!shares) throw new Error(`nothing was learned about ${name}`);
  return shares;
}

/** A head's weights as bytes: each label's rounded to 8 bits of their largest. */
export function packHead(weights: Float32Array, labels: number): Buffer {
  const most = new Float32Array(labels);
  for (const [at, weight] of weights.entries())
    most[at % labels] = Math.max(most[at % labels] as number, Math.abs(weight));
  const scales = most.map((largest) => largest / 127 || 1);
  const rounded = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[at % labels] as number)));
  return Buffer.concat([Buffer.from(scales.buffer), Buffer.from(rounded.buffer)]);
}

/** The hash of what the stored weights were learned from. */
export const stampOfMessageWeights = (): Buffer => readFileSync(file).subarray(0, stampSize);
