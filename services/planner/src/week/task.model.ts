import type { TaskPriority, TaskType } from '@pathwise/contracts/task.rules';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

export interface TaskRecord {
  _id: string;
  ownerId: string;
  /** The Monday of its week, stored so that one index range finds a week. */
  weekStart: string;
  specificDate: string;
  title: string;
  priority: TaskPriority;
  taskType: TaskType;
  /** The state of the linked step, or its own without a link. */
  completed: boolean;
  /** 0 to n-1 within its day. */
  order: number;
  /** The roadmap step it is linked to. */
  goalId: string | null;
  milestoneId: string | null;
  todoId: string | null;
  /** True while its goal is deleted: the task is then not linked to the step. */
  isUnlinked: boolean;
  /** Id of the recurring task that this is a copy of. */
  repeatOf: string | null;
  /**
   * The day it fills for its recurring task, until it is moved. Of two tasks that fill one day, only one is restored.
   */
  repeatedFor: string | null;
  /** Id of the task that a duplicated week copied. */
  copyOf: string | null;
  /** The Monday of the week that the copy was made for. It stays when the copy is moved. */
  copiedTo: string | null;
  /** When the person decided to keep it unfinished in a past week. */
  decidedAt: Date | null;
  /** Counts changes of the task itself, but not places changed by moves of other tasks. */
  version: number;
  createdAt: Date;
}

/** The week's lock: one document per owner and week, written by every transaction that changes the week. */
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
