import type { newReminderColumn, ReminderColumn, reminderColumnChange } from '@pathwise/contracts/task';
import type { Deleted } from '@pathwise/contracts/undo';
import type { z } from 'zod';
import type { PlannerDeps } from '../deps.ts';
import { insertAt } from '../places/order.rules.ts';
import { toColumn } from './board-view.ts';
import { changingBoard, columnOf, saveBoard } from './open-board.ts';

export interface OwnColumn {
  ownerId: string;
  columnId: string;
}

/** Adds a column, at the end unless `order` says where. */
export function createColumn(
  deps: PlannerDeps,
  input: { ownerId: string; column: z.output<typeof newReminderColumn> },
): Promise<ReminderColumn> {
  const { ownerId, column } = input;
  return changingBoard(deps, ownerId, async (tx, board) => {
    const fresh = { _id: deps.newId(), ownerId, name: column.name, order: board.columns.length };
    const after = insertAt(board.columns, fresh, column.order);
    const saved = await saveBoard(deps, tx, board, { columns: after });
    return toColumn(columnOf({ ...board, ...saved }, fresh._id), []);
  });
}

/** Renames or moves a column. */
export function changeColumn(
  deps: PlannerDeps,
  input: OwnColumn & { change: z.output<typeof reminderColumnChange> },
): Promise<ReminderColumn> {
  const { ownerId, columnId, change } = input;
  return changingBoard(deps, ownerId, async (tx, board) => {
    const column = columnOf(board, columnId);
    const next = { ...column, name: change.name ?? column.name };
    const after = insertAt(board.columns, next, change.order ?? column.order);
    const saved = await saveBoard(deps, tx, board, { columns: after });
    return toColumn(columnOf({ ...board, ...saved }, columnId), saved.reminders);
  });
}

/** Deletes a column with its tasks, as one batch that an undo restores. */
export function deleteColumn(deps: PlannerDeps, { ownerId, columnId }: OwnColumn): Promise<Deleted> {
  return changingBoard(deps, ownerId, async (tx, board) => {
    const column = columnOf(board, columnId);
    const inColumn = board.reminders.filter((reminder) => reminder.columnId === columnId);
    const documents = { reminderColumns: [column], reminderTasks: inColumn };
    const deleted = await deps.undo.keep(tx, { ownerId, kind: 'reminders', documents });
    await saveBoard(deps, tx, board, {
      columns: board.columns.filter(({ _id }) => _id !== columnId),
      reminders: board.reminders.filter((reminder) => reminder.columnId !== columnId),
    });
    return deleted;
  });
}
