import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

export interface ColumnRecord {
  _id: string;
  ownerId: string;
  name: string;
  order: number;
}
export interface ReminderRecord {
  _id: string;
  ownerId: string;
  columnId: string;
  title: string;
  priority: TaskPriority;
  taskType: TaskType;
  completed: boolean;
  /** 0 to n-1 within its column. */
  order: number;
}
/** The board's lock: one document per owner, written by every transaction that changes the board. */
export interface BoardRecord {
  _id: string;
  version: number;
}

const word = { type: String, required: true };
const count = { type: Number, required: true };

const columnSchema = new Schema<ColumnRecord>(
  { _id: word, ownerId: word, name: word, order: count },
  { versionKey: false },
);
const reminderSchema = new Schema<ReminderRecord>(
  {
    _id: word,
    ownerId: word,
    columnId: word,
    title: word,
    priority: word,
    taskType: word,
    completed: { type: Boolean, required: true },
    order: count,
  },
  { versionKey: false },
);
const boardSchema = new Schema<BoardRecord>({ _id: word, version: count }, { versionKey: false });

export const columns = (db: Connection): Model<ColumnRecord> => modelOf(db, 'reminderColumns', columnSchema);
export const reminders = (db: Connection): Model<ReminderRecord> => modelOf(db, 'reminderTasks', reminderSchema);
export const boards = (db: Connection): Model<BoardRecord> => modelOf(db, 'boards', boardSchema);
