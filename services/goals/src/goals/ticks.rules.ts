/** A run of versions in which nothing but ticks happened: between them the words are the same. */
export interface Ticks {
  from: number;
  to: number;
}

interface Ticked {
  version: number;
  /** Holds only while `to` is the version of now: whatever else counts that up ends the run by itself. */
  ticks?: Ticks | null | undefined;
}

/** The version of the last change to the words: a save begun from it or a later one overwrites nobody's. */
export const wordsVersionOf = ({ version, ticks }: Ticked): number => (ticks?.to === version ? ticks.from : version);

/** What ticking, or unticking, writes: the run of ticks grows by this one, and the words stay as they were. */
export function tickedAs(item: Ticked, completed: boolean): { completed: boolean; ticks: Ticks } {
  return { completed, ticks: { from: wordsVersionOf(item), to: item.version + 1 } };
}

/** What a change writes that may both reword and tick. Ticking alone is no edit: unticked, the coach may still redraft it. */
export function changeTo<W extends object>(
  item: Ticked & { completed: boolean },
  { words, completed, now }: { words: W; completed: boolean | undefined; now: Date },
): W & { completed?: boolean; ticks?: Ticks; editedAt?: Date } {
  const isTicked = completed !== undefined && completed !== item.completed;
  if (Object.keys(words).length > 0) return { ...words, editedAt: now, ...(isTicked ? { completed } : {}) };
  return isTicked ? { ...words, ...tickedAs(item, completed) } : words;
}

/** True for a save begun before the last change to what it sets; one that also ticks must have seen the last tick. */
export function isStale(
  item: Ticked,
  save: { version?: number | undefined; completed?: boolean | undefined },
): boolean {
  if (save.version === undefined) return false;
  return save.version < (save.completed === undefined ? wordsVersionOf(item) : item.version);
}
