import { type Collision, type CollisionDetection, pointerWithin } from '@dnd-kit/core';

/** The data of a drop target. */
export interface DropData {
  readonly column: string;
  readonly itemId?: string;
}

const dataOf = (collision: Collision): DropData | undefined =>
  collision.data?.['droppableContainer']?.data.current as DropData | undefined;

/**
 * The item under the pointer, or else the next one below it in the same column, because a gap belongs to the item
 * below. Below the last item it is the column itself.
 */
export const underPointer: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  const item = hits.find((hit) => dataOf(hit)?.itemId !== undefined);
  if (item) return [item];
  const column = hits[0];
  const y = args.pointerCoordinates?.y;
  // a day of the strip has no items of its own
  if (!column || y === undefined || !String(column.id).startsWith('column:')) return hits.slice(0, 1);

  const next = args.droppableContainers
    .filter(({ data }) => {
      const { column: of, itemId } = data.current as DropData;
      return itemId !== undefined && of === dataOf(column)?.column;
    })
    .map(({ id }) => ({ id, rect: args.droppableRects.get(id) }))
    .filter(({ rect }) => rect && rect.bottom >= y)
    .sort((a, b) => (a.rect?.top ?? 0) - (b.rect?.top ?? 0))[0];
  return next ? [{ id: next.id }] : [column];
};
