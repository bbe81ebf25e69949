import { compareTasks, type Sortable, swapShows } from '@pathwise/contracts/task.rules';

/** A place to drop into: a day of the week, a reminder column. */
export interface BoardColumn {
  readonly id: string;
  /** Its name in announcements and in 'Move to…'. */
  readonly label: string;
}

/** What can be dragged. A column shows its items in `compareTasks` order; `order` is 0 to n-1 within the column. */
export interface BoardItem extends Sortable {
  readonly id: string;
  readonly label: string;
  /** The id of its column. */
  readonly column: string;
}

/** What a drop asks of the server: to exchange two items of a column, or to insert one at `place`, or else at the end. */
export interface BoardMove {
  readonly itemId: string;
  readonly toColumn: string;
  /** The order it takes in its new column. */
  readonly place?: number;
  readonly swapWithId?: string;
}

/** Where a dragged item would come to rest, and what has to be asked for to get it there. */
export interface Landing {
  readonly column: string;
  /** Counted from 1 among what the column then shows. */
  readonly place: number;
  readonly of: number;
  /** The item that the drop line is drawn above; at the end of the column without one. */
  readonly lineBefore: string | undefined;
  /** Nothing where it stays as it is. */
  readonly move: BoardMove | undefined;
}

/** The items of a column as they are shown. */
export function itemsOf<Item extends BoardItem>(items: readonly Item[], column: string): Item[] {
  return items.filter((item) => item.column === column).sort(compareTasks);
}

/**
 * Every place of a column where a dragged item can come to rest, from top to bottom: among its like only, because the
 * columns are sorted by type and priority first.
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
  /** The item under the pointer; none where it is over the column itself. */
  readonly overId: string | undefined;
  /** Whether the dragged item's middle is below the other's. */
  readonly isBelow: boolean;
}

/** Where a drop at this point lets the item come to rest. */
export function landingAt(items: readonly BoardItem[], dragged: BoardItem, pointed: Pointed): Landing {
  const { column, overId, isBelow } = pointed;
  const landings = landingsIn(items, dragged, column);
  const shown = itemsOf(items, column);
  const over = shown.findIndex(({ id }) => id === overId);
  if (dragged.column === column) {
    const own = landings.find(({ move }) => !move) as Landing;
    if (overId === undefined) return atHomeEnd(shown, landings, own, dragged);
    // on one it cannot change places with, the sort would put it back where it was
    return landings.find(({ move }) => move?.swapWithId === overId) ?? own;
  }
  const first = landings[0] as Landing;
  const last = landings.at(-1) as Landing;
  if (over === -1) return { ...last, move: { itemId: dragged.id, toColumn: column } };
  const wanted = over + 1 + (isBelow ? 1 : 0);
  return landings.find(({ place }) => place === wanted) ?? (wanted < first.place ? first : last);
}

/** Dropped on its own column rather than on an item of it: it goes to the end, as far as the sort lets it. */
function atHomeEnd(shown: readonly BoardItem[], landings: readonly Landing[], own: Landing, dragged: BoardItem) {
  const last = landings.at(-1) as Landing;
  if (last === own) return own;
  return { ...last, move: { itemId: dragged.id, toColumn: dragged.column, place: shown.length - 1 } };
}

/** The move that takes another one back, asked of the item as it was before. */
export function moveBack({ id, column, order }: BoardItem, { swapWithId }: BoardMove): BoardMove {
  const home = { itemId: id, toColumn: column };
  return swapWithId === undefined ? { ...home, place: order } : { ...home, swapWithId };
}

/** The items after a move, as the server will number them. Items that nothing happens to stay the same objects. */
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
