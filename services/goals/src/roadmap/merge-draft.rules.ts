import { sameTitle } from './fit-draft.rules.ts';

/** What a draft is merged into: a step or todo that is there already. */
export interface Standing {
  title: string;
  /** The coach's title at birth; null for what the person made. */
  draftTitle: string | null;
  completed: boolean;
  editedAt: Date | null;
  dueDate: string | null;
}

export type Merged<S, D> = { keep: S } | { change: S; to: D } | { add: D };

/** Made, edited or completed by the person: never touched by a new draft. */
export function isPersons({ draftTitle, completed, editedAt }: Standing): boolean {
  return draftTitle === null || completed || editedAt !== null;
}

/**
 * Merges a new draft into what stands. The person's own items stay as they are, and a drafted item that is already there
 * under the same title (or was, before the person renamed it) is not added again. Other drafted items with a title that
 * stands keep their place in the world (their id) and get the new content; the rest of the coach's old items go.
 *
 * `stays` may hold more back than what is the person's: what they did not accept of a proposal. `sequence` is the new order: the draft's, with what else stays put in by due date (completed first, own items last).
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

/** The titles a step or todo is known by (see `sameTitle`): its own, and the one it had before the person renamed it. */
export const titlesOf = ({ title, draftTitle }: Standing): string[] =>
  [...new Set([title, draftTitle ?? title])].map(sameTitle);

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
