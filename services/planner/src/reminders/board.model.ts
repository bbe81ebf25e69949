import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';
import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, oneOf, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

const ofOwner = owned({ by: 'ownerId' });

export const columns = collection('reminderColumns', ofOwner, { _id: word, ownerId: word, name: word, order: count });
export type ColumnRecord = RecordOf<typeof columns>;

export const reminders = collection('reminderTasks', ofOwner, {
  _id: word,
  ownerId: word,
  columnId: word,
  title: word,
  priority: oneOf<TaskPriority>(),
  taskType: oneOf<TaskType>(),
  completed: flag,
  /** 0 to n-1 within its column. */
  order: count,
});
export type ReminderRecord = RecordOf<typeof reminders>;

/** The board's lock: one document per owner, written by every transaction that changes the board. */
export const boards = collection('boards', owned({ by: '_id' }), { _id: word, version: count });
