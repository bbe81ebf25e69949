import { isPersons, type Standing, sameTitle, titlesOf } from '../goals/standing.rules.ts';

export type Merged<S, D> = { keep: S } | { change: S; to: D } | { add: D };

/**
 * Merges a new draft into the stored items. The person's items stay unchanged. A drafted item is not added again when
 * one of these has its title, or had it before the person renamed it. A stored item of the coach with a drafted title
 * keeps its id and gets the new content. The coach's other stored items go.
 *
 * `stays` may also protect items that the person did not accept from a proposal. `sequence` is the new order: the
 * draft's, with the remaining items sorted in by due date (completed ones first, own ones last).
 */
export function mergeDraft<S extends Standing, D extends { title: string; dueDate: string | null }>(
  standing: readonly S[],
  draft: readonly D[],
  stays: (item: S) => boolean = isPersons,
): { sequence: Merged<S, D>[]; removed: S[] } {
  const left = new Set(standing);
  const kept = standing.filter(stays);
  // Looked up by title: comparing each with each takes seconds for a goal of years.
  const keptByTitle = byTitle(kept);
  const others = byTitle(standing.filter((item) => !stays(item)));
  const sequence = draft.flatMap((drafted): Merged<S, D>[] => {
    const title = sameTitle(drafted.title);
    const covering = keptByTitle.get(title);
    if (covering) return covering.filter((item) => left.delete(item)).map((item) => ({ keep: item }));
    const match = others.get(title)?.find((item) => left.has(item));
    if (!match) return [{ add: drafted }];
    left.delete(match);
    return [{ change: match, to: drafted }];
  });
  const staying = kept.filter((item) => left.has(item));
  for (const item of staying.filter(({ draftTitle }) => draftTitle !== null)) {
    sequence.splice(placeOf(item, sequence), 0, { keep: item });
  }
  for (const item of staying.filter(({ draftTitle }) => draftTitle === null)) sequence.push({ keep: item });
  return { sequence, removed: [...left].filter((item) => !stays(item)) };
}

/** The same entries with each drafted item as `as` makes it. */
export function mapDrafted<S, D, T>(sequence: readonly Merged<S, D>[], as: (drafted: D) => T): Merged<S, T>[] {
  return sequence.map((entry) => {
    if ('keep' in entry) return entry;
    return 'add' in entry ? { add: as(entry.add) } : { change: entry.change, to: as(entry.to) };
  });
}

function byTitle<S extends Standing>(items: readonly S[]): Map<string, S[]> {
  const result = new Map<string, S[]>();
  for (const item of items) for (const title of titlesOf(item)) put(result, title, item);
  return result;
}

/** Adds a value to the list under a key. */
export function put<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function placeOf<S extends Standing, D extends { dueDate: string | null }>(item: S, sequence: Merged<S, D>[]): number {
  const due = (entry: Merged<S, D>) => ('keep' in entry ? entry.keep : 'add' in entry ? entry.add : entry.to).dueDate;
  const { dueDate, completed } = item;
  const later = sequence.findIndex((entry) => {
    if (completed && !('keep' in entry && entry.keep.completed)) return true;
    const other = due(entry);
    return !completed && dueDate !== null && other !== null && other > dueDate;
  });
  return later === -1 ? sequence.length : later;
}
