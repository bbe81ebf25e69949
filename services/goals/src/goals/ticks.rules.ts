import { tickTime } from '@pathwise/contracts/tick.rules';

/** A run of versions in which nothing but ticks happened: between them the words are the same. */
export interface Ticks {
  from: number;
  to: number;
}

interface Ticked {
  version: number;
  /** Holds only while `to` is the version of now: whatever else counts that up ends the run by itself. */
  ticks?: Ticks | null | undefined;
  /** When it was last ticked or unticked, wherever: a time of `tickTime`. */
  tickedAt?: number | undefined;
}

/** Version of the last edit of the text. A save based on it or a later version cannot overwrite another edit. */
export const wordsVersionOf = ({ version, ticks }: Ticked): number => (ticks?.to === version ? ticks.from : version);

/** What ticking, or unticking, at a time writes: the run of ticks grows by this one. */
export function tickedTo(item: Ticked, completed: boolean, tickedAt: number): Tick & { ticks: Ticks } {
  return { completed, tickedAt, ticks: { from: wordsVersionOf(item), to: item.version + 1 } };
}

interface Tick {
  completed: boolean;
  tickedAt: number;
}

/** What a change writes that may both reword and tick. Ticking alone is no edit: unticked, the coach may still redraft it. */
export function changeTo<W extends object>(
  item: Ticked & { completed: boolean },
  { words, completed, now }: { words: W; completed: boolean | undefined; now: Date },
): W & Partial<Tick> & { ticks?: Ticks; editedAt?: Date } {
  const tickedAt = tickTime(item.tickedAt, now);
  const isTicked = completed !== undefined && completed !== item.completed;
  if (Object.keys(words).length > 0) return { ...words, editedAt: now, ...(isTicked ? { completed, tickedAt } : {}) };
  return isTicked ? { ...words, ...tickedTo(item, completed, tickedAt) } : words;
}

/** True for a save begun before the last change to what it sets; one that also ticks must have seen the last tick. */
export function isStale(
  item: Ticked,
  save: { version?: number | undefined; completed?: boolean | undefined },
): boolean {
  if (save.version === undefined) return false;
  return save.version < (save.completed === undefined ? wordsVersionOf(item) : item.version);
}
