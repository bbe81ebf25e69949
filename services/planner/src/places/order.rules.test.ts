import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inOrder, insertAt, type Placed, perGroup, putBack, renumbered, swapped } from './order.rules.ts';

/** A list as it is stored: places 0 to n-1 in any sequence. */
const list = fc
  .integer({ min: 0, max: 12 })
  .chain((count) => fc.shuffledSubarray([...Array(count).keys()], { minLength: count, maxLength: count }))
  .map((orders) => orders.map((order, n) => ({ _id: `t${n}`, order })));
const ids = (items: readonly Placed[]) => inOrder(items).map(({ _id }) => _id);

function expectWhole(items: readonly Placed[]): void {
  expect(inOrder(items).map(({ order }) => order)).toEqual([...items.keys()]);
  expect(new Set(items.map(({ _id }) => _id)).size).toBe(items.length);
}

describe('places', () => {
  it('become 0 to n-1 for any numbering, and keep its sequence', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ order: fc.integer({ min: -5, max: 5 }) })), (orders) => {
        const items = orders.map(({ order }, n) => ({ _id: `t${n}`, order }));
        const counted = renumbered(inOrder(items));
        expectWhole(counted);
        expect(ids(counted)).toEqual(ids(items));
      }),
    );
  });

  it('an item is inserted at the requested place, or at the end, and the others keep their sequence', () => {
    fc.assert(
      fc.property(list, fc.nat(20), fc.boolean(), (items, place, isNew) => {
        const item = isNew ? { _id: 'new', order: 99 } : items[0];
        if (!item) return;
        const after = insertAt(items, item, place);
        expectWhole(after);
        const others = ids(items).filter((id) => id !== item._id);
        expect(ids(after)).toEqual(others.toSpliced(Math.min(place, others.length), 0, item._id));
        expect(ids(insertAt(items, item)).at(-1)).toBe(item._id);
      }),
    );
  });

  it('a swap exchanges two and no others, and a second swap reverts it', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (items, n, m) => {
        const [a, b] = [items[n % Math.max(1, items.length)], items[m % Math.max(1, items.length)]];
        if (!a || !b) return;
        const after = swapped(items, a, b);
        expectWhole(after);
        const placeOf = (id: string) => after.find(({ _id }) => _id === id)?.order;
        expect([placeOf(a._id), placeOf(b._id)]).toEqual([b.order, a.order]);
        const back = swapped(after, { ...a, order: b.order }, { ...b, order: a.order });
        expect(ids(back)).toEqual(ids(items));
      }),
    );
  });

  it('restored items get their old places when nothing else changed', () => {
    fc.assert(
      fc.property(list, fc.func(fc.boolean()), (items, goes) => {
        const gone = items.filter(({ _id }) => goes(_id));
        const staying = renumbered(inOrder(items.filter(({ _id }) => !goes(_id))));
        const after = putBack(staying, gone);
        expectWhole(after);
        expect(ids(after)).toEqual(ids(items));
      }),
    );
  });

  it('items restored among others leave no gap and keep the sequence of the others', () => {
    fc.assert(
      fc.property(list, list, (standing, others) => {
        const back = others.map((item) => ({ ...item, _id: `back ${item._id}` }));
        const after = putBack(standing, back);
        expectWhole(after);
        expect(after).toHaveLength(standing.length + back.length);
        expect(ids(after).filter((id) => !id.startsWith('back'))).toEqual(ids(standing));
      }),
    );
  });

  it('are counted separately in each group', () => {
    const items = [
      { _id: 'a', order: 4, day: 'monday' },
      { _id: 'b', order: 9, day: 'tuesday' },
      { _id: 'c', order: 2, day: 'monday' },
    ];
    const after = perGroup(
      items,
      ({ day }) => day,
      (group) => renumbered(inOrder(group)),
    );
    expect(after.map(({ _id, order }) => [_id, order])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 0],
    ]);
  });
});
