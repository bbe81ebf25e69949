// Places in a day, a column or a row of columns: 0 to n-1 without gaps, whatever happens to it.

export interface Placed {
  readonly _id: string;
  readonly order: number;
}

/** By place; two that share one, which only something half-done could leave, by age. */
export const inOrder = <T extends Placed>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.order - b.order || (a._id < b._id ? -1 : 1));

/** The list with places counted anew in its sequence; what has its place already stays the very same object. */
export const renumbered = <T extends Placed>(list: readonly T[]): T[] =>
  list.map((item, order) => (item.order === order ? item : { ...item, order }));

/** Puts an item at a place among the others, at the end when that is beyond it or not said. */
export function insertAt<T extends Placed>(others: readonly T[], item: T, place = Number.POSITIVE_INFINITY): T[] {
  const sequence = inOrder(others.filter(({ _id }) => _id !== item._id));
  return renumbered(sequence.toSpliced(Math.min(place, sequence.length), 0, item));
}

/** Exchanges the places of two items. */
export function swapped<T extends Placed>(list: readonly T[], a: Placed, b: Placed): T[] {
  const placeOf = (item: T) => (item._id === a._id ? b.order : item._id === b._id ? a.order : item.order);
  return list.map((item) => ({ ...item, order: placeOf(item) }));
}

/** Puts items back at the places they had, as far as there are that many; what stands keeps its sequence. */
export function putBack<T extends Placed>(standing: readonly T[], back: readonly T[]): T[] {
  const sequence = inOrder(standing);
  for (const item of inOrder(back)) sequence.splice(item.order, 0, item);
  return renumbered(sequence);
}

/** Does the same to each group of a list, a day or a column. */
export function perGroup<T>(list: readonly T[], groupOf: (item: T) => string, change: (group: T[]) => T[]): T[] {
  return [...Map.groupBy(list, groupOf).values()].flatMap(change);
}
