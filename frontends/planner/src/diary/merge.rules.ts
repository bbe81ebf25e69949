import { formatDay } from '../days/day.rules.ts';
import type { EntryFields } from './entry.rules.ts';

/** Above this many pairs of lines the exact merge would block the page. */
const manyPairs = 1_000_000;

/**
 * Merges two texts line by line: shared lines once, own lines before the other's. Each text's lines keep their order (a
 * common supersequence by the longest common subsequence).
 */
export function mergeLines(mine: string, theirs: string): string {
  const a = mine.split('\n');
  const b = theirs.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const middle = merged(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...a.slice(0, start), ...middle, ...a.slice(a.length - end)].join('\n');
}

function merged(a: readonly string[], b: readonly string[]): string[] {
  if (a.length * b.length > manyPairs) return [...a, ...b];
  const common = commonLengths(a, b);
  const lines: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push(a[i] as string);
      i++;
      j++;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) lines.push(a[i++] as string);
    else lines.push(b[j++] as string);
  }
  return [...lines, ...a.slice(i), ...b.slice(j)];
}

/** The number of shared lines, in order, of `a` from i and `b` from j. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, below] = [lengths[i] as number[], lengths[i + 1] as number[]];
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}

/**
 * The draft to continue when the person wants something of both versions: merged text, own other fields. A differing
 * title of the other version becomes a line above its text.
 */
export function mergeEntries(mine: EntryFields, theirs: EntryFields): EntryFields {
  const title = theirs.title.trim();
  const isOtherTitle = title !== '' && mine.title.trim() !== '' && title !== mine.title.trim();
  const text = theirs.content.trim();
  return {
    ...mine,
    title: mine.title.trim() === '' ? theirs.title : mine.title,
    content: mergeLines(mine.content.trim(), isOtherTitle ? `${title}\n${text}` : text),
    // private if either version is private
    isPrivate: mine.isPrivate || theirs.isPrivate,
  };
}

/** What to know about a merge: an entry has only one day. */
export function noteOnMerge(mine: EntryFields, theirs: EntryFields): string {
  const note = 'Both texts are in here. Save when it reads as you want it.';
  if (mine.entryDate === theirs.entryDate) return note;
  return `${note} The other one is dated ${formatDay(theirs.entryDate)}.`;
}
