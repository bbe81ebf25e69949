import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

export interface TaskRecord {
  _id: string;
  ownerId: string;
  /** The Monday of its week; kept so that a week is one range of an index. */
  weekStart: string;
  specificDate: string;
  title: string;
  priority: TaskPriority;
  taskType: TaskType;
  /** As the step it stands for; its own while it stands for none. */
  completed: boolean;
  /** 0 to n-1 within its day. */
  order: number;
  /** The roadmap step it stands for. */
  goalId: string | null;
  milestoneId: string | null;
  todoId: string | null;
  /** Its goal is deleted: until that is back the task stands for itself. */
  isUnlinked: boolean;
  /** The task that was set recurring, of which this is the copy for its day. */
  repeatOf: string | null;
  /** The day it fills for its recurring task, until it is moved to another one: of two that fill one day only one comes back. */
  repeatedFor: string | null;
  /** The task this is the copy of in a duplicated week. */
  copyOf: string | null;
  /** The Monday of the week that copy was made for, wherever it has been moved to since. */
  copiedTo: string | null;
  /** When the person chose to keep it in a past week without doing it. */
  decidedAt: Date | null;
  /** Counts changes of the task itself; a place that others' moves give it is none. */
  version: number;
  createdAt: Date;
}

/** One document per owner and week that every transaction touching it writes: the lock that makes its orders hold. */
export interface WeekRecord {
  _id: string;
  ownerId: string;
  weekStart: string;
  version: number;
}

const word = { type: String, required: true };
const text = { type: String, default: null };
const count = { type: Number, required: true };
const instant = { type: Date, required: true };

const taskSchema = new Schema<TaskRecord>(
  {
    _id: word,
    ownerId: word,
    weekStart: word,
    specificDate: word,
    title: word,
    priority: word,
    taskType: word,
    completed: { type: Boolean, required: true },
    order: count,
    goalId: text,
    milestoneId: text,
    todoId: text,
    isUnlinked: { type: Boolean, required: true },
    repeatOf: text,
    repeatedFor: text,
    copyOf: text,
    copiedTo: text,
    decidedAt: { type: Date, default: null },
    version: count,
    createdAt: instant,
  },
  { versionKey: false },
);
const weekSchema = new Schema<WeekRecord>(
  { _id: word, ownerId: word, weekStart: word, version: count },
  { versionKey: false },
);

export const tasks = (db: Connection): Model<TaskRecord> => modelOf(db, 'weeklyTasks', taskSchema);
export const weeks = (db: Connection): Model<WeekRecord> => modelOf(db, 'weeks', weekSchema);
