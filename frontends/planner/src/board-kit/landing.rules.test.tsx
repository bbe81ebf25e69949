import { describe, expect, it } from '@jest/globals';
import { compareTasks, swapShows, taskPriorities, taskTypes } from '@pathwise/contracts/task.rules';
import fc from 'fast-check';
import { type BoardItem, itemsOf, landingAt, landingsIn, withMove } from './landing.rules.ts';

function anItem(id: string, own: Partial<BoardItem> = {}): BoardItem {
  return { id, label: id, column: 'mon', taskType: 'business', priority: 'normal', order: 0, ...own };
}
const ids = (items: readonly BoardItem[]) => items.map(({ id }) => id);

const aBoard = fc
  .array(
    fc.record({
      column: fc.constantFrom('mon', 'tue'),
      taskType: fc.constantFrom(...taskTypes),
      priority: fc.constantFrom(...taskPriorities),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((tasks) => {
    const count: Record<string, number> = {};
    return tasks.map((task, index) => {
      const order = count[task.column] ?? 0;
      count[task.column] = order + 1;
      return anItem(`t${index}`, { ...task, order });
    });
  });

describe('the places of a column where a dragged task can land', () => {
  it('are where the sort then shows the task, for every one of them', () => {
    fc.assert(
      fc.property(aBoard, fc.constantFrom('mon', 'tue'), fc.nat(), (items, column, pick) => {
        const dragged = items[pick % items.length] as BoardItem;
        for (const { move, place, of } of landingsIn(items, dragged, column)) {
          const shown = itemsOf(move ? withMove(items, move) : items, column);
          expect(ids(shown)[place - 1]).toBe(dragged.id);
          expect(shown).toHaveLength(of);
        }
      }),
    );
  });

  it('are only among tasks of the same rank: order swaps apply only where the sort shows them', () => {
    const items = [
      anItem('urgent', { priority: 'important', order: 0 }),
      anItem('a', { order: 1 }),
      anItem('b', { order: 2 }),
      anItem('home', { taskType: 'home', order: 3 }),
    ];
    const places = landingsIn(items, items[1] as BoardItem, 'mon').map(({ place, move }) => [place, move?.swapWithId]);
    expect(places).toEqual([
      [2, undefined],
      [3, 'b'],
    ]);
    const stays = landingAt(items, items[1] as BoardItem, { column: 'mon', overId: 'home', isBelow: true });
    expect(stays.move).toBeUndefined();
  });

  it('swap its order with that of the task of the same column it is dropped on', () => {
    const items = [anItem('a'), anItem('b', { order: 1 }), anItem('c', { order: 2 })];
    const { move } = landingAt(items, items[0] as BoardItem, { column: 'mon', overId: 'c', isBelow: false });
    expect(move).toEqual({ itemId: 'a', toColumn: 'mon', swapWithId: 'c' });
    expect(ids(itemsOf(withMove(items, move as never), 'mon'))).toEqual(['c', 'b', 'a']);
  });

  it('are the end of the column it is dropped on', () => {
    const items = [anItem('a'), anItem('b', { column: 'tue' }), anItem('c', { column: 'tue', order: 1 })];
    const { move } = landingAt(items, items[0] as BoardItem, { column: 'tue', overId: undefined, isBelow: false });
    expect(move).toEqual({ itemId: 'a', toColumn: 'tue' });
    const own = landingAt(items, items[1] as BoardItem, { column: 'tue', overId: undefined, isBelow: false });
    expect(own.move).toEqual({ itemId: 'b', toColumn: 'tue', place: 1 });
    expect(ids(itemsOf(withMove(items, own.move as never), 'tue'))).toEqual(['c', 'b']);
  });

  it('are before or after the task of another column it is dropped on, depending on the half under the pointer', () => {
    const items = [anItem('a'), anItem('b', { column: 'tue' }), anItem('c', { column: 'tue', order: 1 })];
    const at = (isBelow: boolean) => landingAt(items, items[0] as BoardItem, { column: 'tue', overId: 'b', isBelow });
    expect(at(false)).toMatchObject({ place: 1, lineBefore: 'b', move: { place: 0 } });
    expect(at(true)).toMatchObject({ place: 2, lineBefore: 'c', move: { place: 1 } });
  });
});

describe('a moved task', () => {
  it('leaves the orders of every column 0 to n-1, whatever is moved where', () => {
    const aMove = fc.record({ column: fc.constantFrom('mon', 'tue'), pick: fc.nat(), place: fc.option(fc.nat(20)) });
    fc.assert(
      fc.property(aBoard, fc.array(aMove, { maxLength: 10 }), (start, moves) => {
        let items = start;
        for (const { column, pick, place } of moves) {
          const itemId = (items[pick % items.length] as BoardItem).id;
          items = withMove(items, { itemId, toColumn: column, ...(place === null ? {} : { place }) });
        }
        for (const column of ['mon', 'tue']) {
          const orders = items.filter((item) => item.column === column).map(({ order }) => order);
          expect(orders.sort((a, b) => a - b)).toEqual(orders.map((_, index) => index));
        }
      }),
    );
  });

  it('swaps show exactly where the sort cannot tell the two apart', () => {
    const a = anItem('a', { priority: 'important' });
    const b = anItem('b', { priority: 'important', order: 1 });
    expect(swapShows(a, b)).toBe(true);
    expect(compareTasks({ ...a, order: 1 }, { ...b, order: 0 })).toBeGreaterThan(0);
  });
});
