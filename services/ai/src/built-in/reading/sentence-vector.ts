import { readFileSync } from 'node:fs';

// What words mean, as vectors: words of one topic point the same way. `training/sentence_vectors.py` made the two files.

const dimensions = 96;

const file = (name: string) => readFileSync(new URL(`../english/${name}`, import.meta.url));

let loaded: { pieces: Map<string, number>; vectors: Int8Array } | undefined;

/** The pieces of words and their vectors, read once: 3 MB. */
function load() {
  if (loaded) return loaded;
  const pieces = new Map(
    file('word-pieces.txt')
      .toString()
      .split('\n')
      .map((piece, index) => [piece, index]),
  );
  const bytes = file('word-vectors.bin');
  loaded = { pieces, vectors: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
  return loaded;
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Cuts a word into the longest known pieces: 'unlearning' is 'un', '##lea', '##rn', '##ing'. */
function piecesOf(word: string, pieces: ReadonlyMap<string, number>): number[] {
  const found: number[] = [];
  for (let from = 0; from < word.length; ) {
    let to = word.length;
    let piece: number | undefined;
    for (; to > from; to--) {
      piece = pieces.get((from === 0 ? '' : '##') + word.slice(from, to));
      if (piece !== undefined) break;
    }
    if (piece === undefined) return [];
    found.push(piece);
    from = to;
  }
  return found;
}

/** The numbers of a text's known word pieces, in their order. */
export function piecesIn(text: string): number[] {
  const { pieces } = load();
  return wordsIn(text).flatMap((word) => piecesOf(word, pieces));
}

/** What a text is about, as a vector of length 1. All zeros when no word is known. Takes some 0.05 ms for a sentence. */
export function sentenceVector(text: string): number[] {
  const { vectors } = load();
  const sum = Array.from({ length: dimensions }, () => 0);
  for (const piece of piecesIn(text))
    for (let i = 0; i < dimensions; i++) sum[i] = (sum[i] ?? 0) + (vectors[piece * dimensions + i] ?? 0);
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => value / length);
}
