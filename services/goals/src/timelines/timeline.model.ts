import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';
import type { TimelineRecord, TodoRecord } from './timeline.record.ts';

const word = { type: String, required: true };
const text = { type: String, default: null };

const todoSchema = new Schema<TodoRecord>(
  {
    id: word,
    title: word,
    draftTitle: text,
    step: text,
    description: text,
    completed: { type: Boolean, required: true },
    dueDate: text,
    priority: word,
    editedAt: { type: Date, default: null },
    version: { type: Number, required: true },
    ticks: Schema.Types.Mixed,
    tickedAt: Number,
  },
  { _id: false, id: false },
);
const schema = new Schema<TimelineRecord>(
  {
    _id: word,
    goalId: word,
    ownerId: word,
    timeframe: word,
    todos: { type: [todoSchema], required: true },
    createdAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export const timelines = (db: Connection): Model<TimelineRecord> => modelOf(db, 'timelines', schema);
