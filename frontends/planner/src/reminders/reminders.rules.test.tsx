import { describe, expect, it } from '@jest/globals';
import type { ReminderColumn } from '@pathwise/contracts/task';
import fc from 'fast-check';
import { aColumn } from '../../test/fixtures.ts';
import { landingsIn, moveBack } from '../board-kit/landing.rules.ts';
import { itemsOfBoard, nextOrder, withTaskMoved } from './reminders.rules.ts';

const boards = fc
  .array(fc.array(fc.constantFrom('normal' as const, 'important' as const), { maxLength: 5 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((columns) =>
    columns.map((priorities, order) =>
      aColumn(
        { order },
        priorities.map((priority) => ({ priority })),
      ),
    ),
  );

/** Every move that the board allows in this state. */
function movesOn(columns: readonly ReminderColumn[]) {
  const items = itemsOfBoard(columns);
  return items.flatMap((item) =>
    columns.flatMap(({ id }) => landingsIn(items, item, id).flatMap(({ move }) => (move ? [move] : []))),
  );
}

const orders = (columns: readonly ReminderColumn[]) =>
  columns.map(({ tasks }) => [...tasks].sort((a, b) => a.order - b.order).map(({ id }) => id));

describe('a move on the reminders board', () => {
  it('leaves orders 0 to n-1 in every column and loses no task', () => {
    fc.assert(
      fc.property(boards, (columns) => {
        for (const move of movesOn(columns)) {
          const after = withTaskMoved(columns, move);
          for (const { tasks } of after)
            expect(tasks.map(({ order }) => order).sort((a, b) => a - b)).toEqual(tasks.map((_, at) => at));
          expect(orders(after).flat().sort()).toEqual(orders(columns).flat().sort());
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is reversed by the move that undoes it', () => {
    fc.assert(
      fc.property(boards, (columns) => {
        for (const move of movesOn(columns)) {
          const item = itemsOfBoard(columns).find(({ id }) => id === move.itemId);
          if (!item) throw new Error('what is moved is on the board');
          const back = moveBack(item, move);
          expect(orders(withTaskMoved(withTaskMoved(columns, move), back))).toEqual(orders(columns));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the order of a new column', () => {
  it('is max existing order plus 1, or 0 when none', () => {
    expect(nextOrder([])).toBe(0);
    expect(nextOrder([aColumn({ order: 5 }), aColumn({ order: 2 })])).toBe(6);
  });
});
