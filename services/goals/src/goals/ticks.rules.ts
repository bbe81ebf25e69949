import { tickTime } from '@pathwise/contracts/tick.rules';

/** A run of versions that only ticked. The text is the same in all of them. */
export interface Ticks {
  from: number;
  to: number;
}

interface Ticked {
  version: number;
  /** Valid only while `to` is the current version. Any other change increments the version and so ends the run. */
  ticks?: Ticks | null | undefined;
  /** Time of the last tick or untick, in goals or planner, as made by `tickTime`. */
  tickedAt?: number | undefined;
}

/** Version of the last edit of the text. A save based on it or a later version cannot overwrite another edit. */
export const wordsVersionOf = ({ version, ticks }: Ticked): number => (ticks?.to === version ? ticks.from : version);

/** The fields that a tick or untick writes. It extends the run of ticks. */
export function tickedTo(item: Ticked, completed: boolean, tickedAt: number): Tick & { ticks: Ticks } {
  return { completed, tickedAt, ticks: { from: wordsVersionOf(item), to: item.version + 1 } };
}

interface Tick {
  completed: boolean;
  tickedAt: number;
}

/**
 * The fields written by a change of text, tick or both. A tick alone is no edit: once unticked, a redraft may change
 * it.
 */
export function changeTo<W extends object>(
  item: Ticked & { completed: boolean },
  { edits, completed, now }: { edits: W; completed: boolean | undefined; now: Date },
): W & Partial<Tick> & { ticks?: Ticks; editedAt?: Date } {
  const tickedAt = tickTime(item.tickedAt, now);
  const isTicked = completed !== undefined && completed !== item.completed;
  if (Object.keys(edits).length > 0) return { ...edits, editedAt: now, ...(isTicked ? { completed, tickedAt } : {}) };
  return isTicked ? { ...edits, ...tickedTo(item, completed, tickedAt) } : edits;
}

/** True for a save based on a version before the last text edit. A save that also ticks must know the last tick too. */
export function isStale(
  item: Ticked,
  save: { version?: number | undefined; completed?: boolean | undefined },
): boolean {
  if (save.version === undefined) return false;
  return save.version < (save.completed === undefined ? wordsVersionOf(item) : item.version);
}
