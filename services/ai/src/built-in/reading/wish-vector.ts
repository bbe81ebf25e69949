import { readFileSync } from 'node:fs';
import { weightedSum } from './weighted-sum.ts';
import { piecesIn } from './word-pieces.ts';

// What a wish is about, as a vector by which kinds of goal are told apart. The order of the words counts: 'sell my piano' is not
// 'play my piano'. `training/sentence_vectors.py` learned the two files.

/** Numbers of a word piece. */
export const pieceSize = 96;
/** Numbers of three pieces in a row, taken together. */
const tripleSize = 192;
/** Numbers of a wish. */
export const wishSize = 2 * tripleSize + pieceSize;
/** How much the mean counts beside the triples: as much as while learning. */
const meanWeight = 8;
/** Shares below this sum are taken as this much: as much as while learning. */
const leastShares = 0.5;
/** Later pieces are not read. */
const longest = 48;

const file = (name: string) => readFileSync(new URL(`../english/${name}`, import.meta.url));

interface Learned {
  vectors: Int8Array;
  /** How much a triple belongs to what is wished, by its numbers and a bias behind them. */
  gate: Float32Array;
  /** For each number of a triple, a weight for each number of its three pieces. */
  weights: Float32Array;
  biases: Float32Array;
}

let loaded: Learned | undefined;

/** Reads the files once: 3 MB. */
function load(): Learned {
  if (loaded) return loaded;
  const bytes = file('wish-vectors.bin');
  const numbers = new Float32Array(new Uint8Array(file('triple-weights.bin')).buffer);
  loaded = {
    vectors: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    biases: numbers.subarray(0, tripleSize),
    gate: numbers.subarray(tripleSize, 2 * tripleSize + 1),
    weights: numbers.subarray(2 * tripleSize + 1),
  };
  return loaded;
}

/** What a wish is about, by its words and by the order of its words. Takes some 0.2 ms for a sentence. */
export function wishVector(text: string): Float32Array {
  const found = piecesIn(text).slice(0, longest);
  const vector = new Float32Array(wishSize);
  let shares = 0;
  for (let at = 0; at < found.length; at++) {
    const triple = tripleAt(found, at).map((value) => Math.max(0, value));
    const share = shareOf(triple);
    shares += share;
    for (let i = 0; i < tripleSize; i++) {
      const value = share * (triple[i] as number);
      vector[i] = (vector[i] as number) + value;
      vector[tripleSize + i] = Math.max(vector[tripleSize + i] as number, value);
    }
  }
  const size = Math.sqrt(Math.max(leastShares, shares));
  for (let i = 0; i < tripleSize; i++) vector[i] = (vector[i] as number) / size;
  vector.set(
    meanOf(found).map((value) => value * meanWeight),
    2 * tripleSize,
  );
  return vector;
}

/** From 0 to 1: how much of a triple counts. What is told around a wish counts little. */
function shareOf(triple: Float32Array): number {
  const { gate } = load();
  return 1 / (1 + Math.exp(-(weightedSum(gate, 0, triple) + (gate[tripleSize] as number))));
}

const vectorOf = (vectors: Int8Array, piece: number) =>
  Float32Array.from(vectors.subarray(piece * pieceSize, (piece + 1) * pieceSize));

/** What a piece says together with the pieces before and after it. */
function tripleAt(found: readonly number[], at: number): Float32Array {
  const triple = load().biases.slice();
  for (const place of [0, 1, 2]) {
    const piece = found[at + place - 1];
    if (piece === undefined) continue;
    const parts = partsOf(piece);
    for (let i = 0; i < tripleSize; i++) triple[i] = (triple[i] as number) + (parts[place * tripleSize + i] as number);
  }
  return triple;
}

/** The parts of the latest pieces, because people use the same words. */
const knownParts = new Map<number, Float32Array>();
const mostKnown = 4000;

/** What a piece adds to a triple as its first, its second and its third. */
function partsOf(piece: number): Float32Array {
  const known = knownParts.get(piece);
  if (known) return known;
  const { weights, vectors } = load();
  const vector = vectorOf(vectors, piece);
  const parts = new Float32Array(3 * tripleSize);
  for (const place of [0, 1, 2])
    for (let i = 0; i < tripleSize; i++)
      parts[place * tripleSize + i] = weightedSum(weights, (3 * i + place) * pieceSize, vector);
  if (knownParts.size >= mostKnown) knownParts.clear();
  knownParts.set(piece, parts);
  return parts;
}

function meanOf(found: readonly number[]): Float32Array {
  const { vectors } = load();
  const sum = new Float32Array(pieceSize);
  for (const piece of found)
    for (let i = 0; i < pieceSize; i++) sum[i] = (sum[i] as number) + (vectors[piece * pieceSize + i] as number);
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** What a text is about, whatever the order of its words: a vector of length 1, or all zeros when no word is known. */
export const meaningOf = (text: string): number[] => [...meanOf(piecesIn(text))];

/** How alike two vectors of length 1 are, -1 to 1. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] ?? 0); // advice compares thousands: a loop takes a tenth
  return sum;
}
