import type { TimelineTimeframe, TodoPriority } from '@pathwise/contracts/roadmap';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOf } from '../model-of.ts';

/** A board of a goal; one per goal and timeframe. Months, weeks and days count from the goal's creation day. */
export interface TimelineRecord {
  _id: string;
  goalId: string;
  ownerId: string;
  timeframe: TimelineTimeframe;
  createdAt: Date;
}

export interface TodoRecord {
  _id: string;
  timelineId: string;
  goalId: string;
  ownerId: string;
  title: string;
  /** The coach's title; null for what the person added. */
  draftTitle: string | null;
  description: string | null;
  completed: boolean;
  dueDate: string | null;
  priority: TodoPriority;
  order: number;
  /** When the person last changed it; from then on the coach leaves it alone. */
  editedAt: Date | null;
  createdAt: Date;
  version: number;
}

const word = { type: String, required: true };
const text = { type: String, default: null };
const instant = { type: Date, required: true };
const count = { type: Number, required: true };

const timelineSchema = new Schema<TimelineRecord>(
  { _id: word, goalId: word, ownerId: word, timeframe: word, createdAt: instant },
  { versionKey: false },
);
const todoSchema = new Schema<TodoRecord>(
  {
    _id: word,
    timelineId: word,
    goalId: word,
    ownerId: word,
    title: word,
    draftTitle: text,
    description: text,
    completed: { type: Boolean, required: true },
    dueDate: text,
    priority: word,
    order: count,
    editedAt: { type: Date, default: null },
    createdAt: instant,
    version: count,
  },
  { versionKey: false },
);

export const timelines = (db: Connection): Model<TimelineRecord> => modelOf(db, 'timelines', timelineSchema);
export const todos = (db: Connection): Model<TodoRecord> => modelOf(db, 'todos', todoSchema);
