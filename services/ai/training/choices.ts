import { numbersFromSeed } from './seed.ts';

// Sentences from a line with choices: '(find out|learn) where (she|he) lives' stands for 'learn where he lives' and three more.

/** How often the group with the most choices goes through them. */
const turns = 2;

/** Some sentences of a line, the same ones each time. Every choice is in at least two of them, if there is more than one group. */
export function sentencesIn(line: string): string[] {
  const groups = line.split(/\(([^()]*\|[^()]*)\)/).map((part, index) => (index % 2 ? part.split('|') : [part]));
  const random = numbersFromSeed([...line].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 1));
  const count = turns * Math.max(...groups.map(({ length }) => length));
  const columns = groups.map((choices) => inTurns(choices, count, random));
  const sentences = Array.from({ length: count }, (_, at) => columns.map((column) => column[at]).join(''));
  return [...new Set(sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim()))];
}

/** So many choices, each as often as the others, in a new order every turn. */
function inTurns(choices: readonly string[], count: number, random: () => number): string[] {
  const list: string[] = [];
  while (list.length < count) list.push(...shuffled(choices, random));
  return list;
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}
