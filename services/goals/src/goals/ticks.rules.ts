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

/** The run of ticks after one more. */
export const withTick = (item: Ticked): Ticks => ({ from: wordsVersionOf(item), to: item.version + 1 });

/** True for a save begun before the last change to what it sets; one that also ticks must have seen the last tick. */
export function isStale(
  item: Ticked,
  save: { version?: number | undefined; completed?: boolean | undefined },
): boolean {
  if (save.version === undefined) return false;
  return save.version < (save.completed === undefined ? wordsVersionOf(item) : item.version);
}
