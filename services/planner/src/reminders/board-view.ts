import type { ReminderColumn, ReminderTask } from '@pathwise/contracts/task';
import { compareTasks } from '@pathwise/contracts/task.rules';
import type { ColumnRecord, ReminderRecord } from './board.model.ts';

export function toReminder(reminder: ReminderRecord): ReminderTask {
  const { _id: id, columnId, title, priority, taskType, completed, order } = reminder;
  return { id, columnId, title, priority, taskType, completed, order };
}

/** The view of a column with its tasks. */
export function toColumn({ _id: id, name, order }: ColumnRecord, all: readonly ReminderRecord[]): ReminderColumn {
  const own = all.filter(({ columnId }) => columnId === id).toSorted(compareTasks);
  return { id, name, order, tasks: own.map(toReminder) };
}
