import { conflict } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { perGroup, putBack } from '../places/order.rules.ts';
import { openBoard, saveBoard } from './open-board.ts';

/** Puts restored columns and tasks back at their old places. */
export async function restoreReminders(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, columnIds, taskIds }: { ownerId: string; columnIds: readonly string[]; taskIds: readonly string[] },
): Promise<void> {
  const board = await openBoard(deps, tx, ownerId);
  const isColumn = ({ _id }: { _id: string }) => columnIds.includes(_id);
  const isBack = ({ _id }: { _id: string }) => taskIds.includes(_id);
  const there = new Set(board.columns.map(({ _id }) => _id));
  if (board.reminders.some((reminder) => isBack(reminder) && !there.has(reminder.columnId)))
    throw conflict('Its column was deleted since. Bring that back first.', 'column-deleted');
  await saveBoard(deps, tx, board, {
    columns: putBack(
      board.columns.filter((column) => !isColumn(column)),
      board.columns.filter(isColumn),
    ),
    reminders: perGroup(
      board.reminders,
      ({ columnId }) => columnId,
      (column) =>
        putBack(
          column.filter((reminder) => !isBack(reminder)),
          column.filter(isBack),
        ),
    ),
  });
}
