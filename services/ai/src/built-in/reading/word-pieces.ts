import { readFileSync } from 'node:fs';

// The pieces of words that vectors are known for. `training/sentence_vectors.py` made the list.

let loaded: ReadonlyMap<string, number> | undefined;

/** The pieces and their numbers, read once. */
function load(): ReadonlyMap<string, number> {
  loaded ??= new Map(
    readFileSync(new URL('../english/word-pieces.txt', import.meta.url), 'utf8')
      .split('\n')
      .map((piece, index) => [piece, index]),
  );
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
  const pieces = load();
  return wordsIn(text).flatMap((word) => piecesOf(word, pieces));
}
