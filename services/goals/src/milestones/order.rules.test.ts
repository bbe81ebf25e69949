import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ordersOf } from './order.rules.ts';

describe('ordersOf', () => {
  it('numbers new milestones from 0', () => {
    expect(ordersOf([null, null, null])).toEqual([0, 1, 2]);
    expect(ordersOf([])).toEqual([]);
  });
  it('keeps the numbers of the ordered tail, and numbers the rest below it', () => {
    expect(ordersOf([null, null, 8, 9, 12])).toEqual([0, 1, 8, 9, 12]);
    expect(ordersOf([null, 3, null, 1, 2])).toEqual([-2, -1, 0, 1, 2]);
    expect(ordersOf([0, 1, 2])).toEqual([0, 1, 2]);
  });
  it('always returns rising numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -20, max: 20 }))), (sequence) => {
        const orders = ordersOf(sequence);
        expect(orders).toHaveLength(sequence.length);
        orders.slice(1).forEach((order, n) => {
          expect(order).toBeGreaterThan(orders[n] ?? 0);
        });
      }),
    );
  });
});
