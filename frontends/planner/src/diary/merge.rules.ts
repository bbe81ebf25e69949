import { formatDay } from '@pathwise/remote-kit/day.rules';
import { diffArrays } from 'diff';
import type { EntryFields } from './entry.rules.ts';

/** With more differing lines than this an exact merge would block the page. */
const maxEditLength = 2_000;

/**
 * Merges two texts line by line: shared lines once, own lines before the other's. Each text's lines keep their order. Example:
 * 'up, mine, down' and 'up, theirs, down' make 'up, mine, theirs, down'.
 */
export function mergeLines(mine: string, theirs: string): string {
  const [own, other] = [mine.split('\n'), theirs.split('\n')];
  const parts = diffArrays(own, other, { maxEditLength });
  return (parts ? parts.flatMap(({ value }) => value) : [...own, ...other]).join('\n');
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
