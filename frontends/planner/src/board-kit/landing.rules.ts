import { compareTasks, type Sortable, swapShows } from '@pathwise/contracts/task.rules';

/** A drop target: a day of the week or a reminder column. */
export interface BoardColumn {
  readonly id: string;
  /** Its name in announcements and, unless the board has another, in 'Move to…'. */
  readonly label: string;
}

/** A draggable item. A column shows its items in `compareTasks` order; `order` is 0 to n-1 within the column. */
export interface BoardItem extends Sortable {
  readonly id: string;
  readonly label: string;
  /** The column's id. */
  readonly column: string;
}

/** The request of a drop: swap two items of a column, or insert one at `place`, by default at the end. */
export interface BoardMove {
  readonly itemId: string;
  readonly toColumn: string;
  /** Its order in the new column. */
  readonly place?: number;
  readonly swapWithId?: string;
}

/** Where a dragged item would land, and the request that puts it there. */
export interface Landing {
  readonly column: string;
  /** Position from 1 among the items the column then shows. */
  readonly place: number;
  readonly of: number;
  /** The item below the drop line; undefined at the end of the column. */
  readonly lineBefore: string | undefined;
  /** Undefined where nothing changes. */
  readonly move: BoardMove | undefined;
}

/** The items of a column in the order shown. */
export function itemsOf<Item extends BoardItem>(items: readonly Item[], column: string): Item[] {
  return items.filter((item) => item.column === column).sort(compareTasks);
}

/**
 * Every position where a dragged item can land in a column, from top to bottom. They are among items of the same type
 * and priority, because columns sort by these first.
 */
export function landingsIn(items: readonly BoardItem[], dragged: BoardItem, column: string): Landing[] {
  const shown = itemsOf(items, column);
  return dragged.column === column ? landingsAtHome(shown, dragged) : landingsAbroad(shown, dragged, column);
}

function landingsAtHome(shown: readonly BoardItem[], dragged: BoardItem): Landing[] {
  const from = shown.findIndex(({ id }) => id === dragged.id);
  return shown.flatMap((item, index) => {
    if (!swapShows(item, dragged)) return [];
    const move = { itemId: dragged.id, toColumn: dragged.column, swapWithId: item.id };
    return {
      column: dragged.column,
      place: index + 1,
      of: shown.length,
      lineBefore: shown[index > from ? index + 1 : index]?.id,
      move: index === from ? undefined : move,
    };
  });
}

function landingsAbroad(shown: readonly BoardItem[], dragged: BoardItem, column: string): Landing[] {
  const like = shown.filter((item) => swapShows(item, dragged));
  const first = like[0]
    ? shown.indexOf(like[0])
    : shown.filter((item) => compareTasks({ ...item, order: 0 }, { ...dragged, order: 0 }) < 0).length;
  return Array.from({ length: like.length + 1 }, (_, step) => {
    const order = like[step]?.order ?? afterLast(like);
    return {
      column,
      place: first + step + 1,
      of: shown.length + 1,
      lineBefore: shown[first + step]?.id,
      move: { itemId: dragged.id, toColumn: column, ...(order === undefined ? {} : { place: order }) },
    };
  });
}

function afterLast(like: readonly BoardItem[]): number | undefined {
  const last = like.at(-1);
  return last && last.order + 1;
}

interface Pointed {
  readonly column: string;
  /** The item under the pointer; undefined where the pointer is over the column itself. */
  readonly overId: string | undefined;
  /** Whether the dragged item's middle is below the other's. */
  readonly isBelow: boolean;
}

/** Where a drop at this point lands. */
export function landingAt(items: readonly BoardItem[], dragged: BoardItem, pointed: Pointed): Landing {
  const { column, overId, isBelow } = pointed;
  const landings = landingsIn(items, dragged, column);
  const shown = itemsOf(items, column);
  const over = shown.findIndex(({ id }) => id === overId);
  if (dragged.column === column) {
    const own = landings.find(({ move }) => !move) as Landing;
    if (overId === undefined) return atHomeEnd(shown, landings, own, dragged);
    // the sort would put it back beside an item it cannot swap with
    return landings.find(({ move }) => move?.swapWithId === overId) ?? own;
  }
  const first = landings[0] as Landing;
  const last = landings.at(-1) as Landing;
  if (over === -1) return { ...last, move: { itemId: dragged.id, toColumn: column } };
  const wanted = over + 1 + (isBelow ? 1 : 0);
  return landings.find(({ place }) => place === wanted) ?? (wanted < first.place ? first : last);
}

/** Dropped on its own column instead of an item: it goes as far to the end as the sort allows. */
function atHomeEnd(shown: readonly BoardItem[], landings: readonly Landing[], own: Landing, dragged: BoardItem) {
  const last = landings.at(-1) as Landing;
  if (last === own) return own;
  return { ...last, move: { itemId: dragged.id, toColumn: dragged.column, place: shown.length - 1 } };
}

/** The reverse of a move, given the item from before it. */
export function moveBack({ id, column, order }: BoardItem, { swapWithId }: BoardMove): BoardMove {
  const home = { itemId: id, toColumn: column };
  return swapWithId === undefined ? { ...home, place: order } : { ...home, swapWithId };
}

/** The items after a move, with the orders the server will give. Unaffected items stay the same objects. */
export function withMove<Item extends BoardItem>(items: readonly Item[], move: BoardMove): Item[] {
  const moved = items.find(({ id }) => id === move.itemId);
  if (!moved) return [...items];
  if (move.swapWithId !== undefined) {
    const other = items.find(({ id }) => id === move.swapWithId);
    if (!other) return [...items];
    return items.map((item) => {
      if (item === moved) return { ...item, order: other.order };
      return item === other ? { ...item, order: moved.order } : item;
    });
  }
  const orders = new Map<string, number>();
  const inOrder = (column: string) =>
    items.filter((item) => item.column === column && item !== moved).sort((a, b) => a.order - b.order);
  if (moved.column !== move.toColumn) inOrder(moved.column).forEach(({ id }, order) => void orders.set(id, order));
  const target: BoardItem[] = inOrder(move.toColumn);
  target.splice(move.place ?? target.length, 0, moved);
  target.forEach(({ id }, order) => void orders.set(id, order));
  return items.map((item) => {
    const order = orders.get(item.id) ?? item.order;
    const column = item === moved ? move.toColumn : item.column;
    return order === item.order && column === item.column ? item : { ...item, order, column };
  });
}
