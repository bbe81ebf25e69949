import type { newReminderTask, ReminderTask, reminderTaskChange } from '@pathwise/contracts/task';
import { priorityOf } from '@pathwise/contracts/task.rules';
import type { Deleted } from '@pathwise/contracts/undo';
import { conflict, invalid } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { PlannerDeps } from '../deps.ts';
import { insertAt, swapped } from '../places/order.rules.ts';
import type { ReminderRecord } from './board.model.ts';
import { toReminder } from './board-view.ts';
import { changingBoard, columnOf, type OpenBoard, reminderOf, saveBoard } from './open-board.ts';

export interface OwnReminder {
  ownerId: string;
  reminderId: string;
}
type Change = z.output<typeof reminderTaskChange>;

/** Adds a task to a column, at its end. */
export function createReminder(
  deps: PlannerDeps,
  input: { ownerId: string; task: z.output<typeof newReminderTask> },
): Promise<ReminderTask> {
  const { ownerId, task } = input;
  return changingBoard(deps, ownerId, async (tx, board) => {
    columnOf(board, task.columnId);
    const { columnId, title, taskType } = task;
    const priority = priorityOf(taskType, task.priority);
    const fresh = { _id: deps.newId(), ownerId, columnId, title, priority, taskType, completed: false, order: 0 };
    return store(deps, { tx, board, reminders: placed(board, fresh, { columnId }), reminderId: fresh._id });
  });
}

/** Changes, ticks or moves a task of the board. */
export function changeReminder(deps: PlannerDeps, input: OwnReminder & { change: Change }): Promise<ReminderTask> {
  const { ownerId, reminderId, change } = input;
  const { columnId, order, swapWithId } = change;
  if (swapWithId !== undefined && (columnId !== undefined || order !== undefined))
    throw invalid([{ path: 'swapWithId', message: 'A task is either exchanged with another or moved' }]);
  return changingBoard(deps, ownerId, async (tx, board) => {
    const reminder = reminderOf(board, reminderId);
    const taskType = change.taskType ?? reminder.taskType;
    const next = {
      ...reminder,
      title: change.title ?? reminder.title,
      completed: change.completed ?? reminder.completed,
      taskType,
      priority: priorityOf(taskType, change.priority ?? reminder.priority),
    };
    return store(deps, { tx, board, reminders: placed(board, next, change), reminderId });
  });
}

export function deleteReminder(deps: PlannerDeps, { ownerId, reminderId }: OwnReminder): Promise<Deleted> {
  return changingBoard(deps, ownerId, async (tx, board) => {
    const documents = { reminderTasks: [reminderOf(board, reminderId)] };
    const deleted = await deps.undo.keep(tx, { ownerId, kind: 'reminders', documents });
    await saveBoard(deps, tx, board, { reminders: board.reminders.filter(({ _id }) => _id !== reminderId) });
    return deleted;
  });
}

/** All tasks of the board, with this one at its new position. */
function placed(
  board: OpenBoard,
  reminder: ReminderRecord,
  { columnId, order, swapWithId }: Pick<Change, 'columnId' | 'order' | 'swapWithId'>,
): ReminderRecord[] {
  const others = board.reminders.filter(({ _id }) => _id !== reminder._id);
  if (swapWithId !== undefined) {
    const other = reminderOf(board, swapWithId);
    if (other.columnId !== reminder.columnId)
      throw conflict('These tasks are no longer in the same column.', 'moved-meanwhile');
    return swapped([...others, reminder], reminder, other);
  }
  if (columnId === undefined && order === undefined) return [...others, reminder];
  const column = columnId === undefined ? reminder.columnId : columnOf(board, columnId)._id;
  const isNeighbour = (other: ReminderRecord) => other.columnId === column;
  const inColumn = insertAt(others.filter(isNeighbour), { ...reminder, columnId: column }, order);
  return [...others.filter((other) => !isNeighbour(other)), ...inColumn];
}

async function store(
  deps: PlannerDeps,
  input: { tx: Parameters<typeof saveBoard>[1]; board: OpenBoard; reminders: ReminderRecord[]; reminderId: string },
): Promise<ReminderTask> {
  const { tx, board, reminders, reminderId } = input;
  const saved = await saveBoard(deps, tx, board, { reminders });
  return toReminder(reminderOf({ ...board, ...saved }, reminderId));
}
