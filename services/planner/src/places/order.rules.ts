// Places in a day, a column or the list of columns: always 0 to n-1 without gaps.

export interface Placed {
  readonly _id: string;
  readonly order: number;
}

/** Sorts by place. Equal places should not occur, and are sorted by age. */
export const inOrder = <T extends Placed>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.order - b.order || (a._id < b._id ? -1 : 1));

/** Renumbers the places in list order. An item whose place is already right stays the same object. */
export const renumbered = <T extends Placed>(list: readonly T[]): T[] =>
  list.map((item, order) => (item.order === order ? item : { ...item, order }));

/** Inserts an item at a place, or at the end when the place is absent or too high. */
export function insertAt<T extends Placed>(others: readonly T[], item: T, place = Number.POSITIVE_INFINITY): T[] {
  const sequence = inOrder(others.filter(({ _id }) => _id !== item._id));
  return renumbered(sequence.toSpliced(Math.min(place, sequence.length), 0, item));
}

/** Exchanges the places of two items. */
export function swapped<T extends Placed>(list: readonly T[], a: Placed, b: Placed): T[] {
  const placeOf = (item: T) => (item._id === a._id ? b.order : item._id === b._id ? a.order : item.order);
  return list.map((item) => ({ ...item, order: placeOf(item) }));
}

/** Puts items back at their old places, or at the end of a shorter list. The other items keep their sequence. */
export function putBack<T extends Placed>(standing: readonly T[], back: readonly T[]): T[] {
  const sequence = inOrder(standing);
  for (const item of inOrder(back)) sequence.splice(item.order, 0, item);
  return renumbered(sequence);
}

/** Applies a change to each group of a list, for example to each day or column. */
export function perGroup<T>(list: readonly T[], groupOf: (item: T) => string, change: (group: T[]) => T[]): T[] {
  return [...Map.groupBy(list, groupOf).values()].flatMap(change);
}
