import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';
import type { MilestoneRecord } from './milestone.record.ts';

const word = { type: String, required: true };
const text = { type: String, default: null };
const count = { type: Number, required: true };

const schema = new Schema<MilestoneRecord>(
  {
    _id: word,
    goalId: word,
    ownerId: word,
    type: word,
    title: word,
    draftTitle: text,
    description: text,
    completed: { type: Boolean, required: true },
    dueDate: text,
    resources: text,
    timeframe: word,
    order: count,
    editedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    version: count,
    ticks: Schema.Types.Mixed,
    tickedAt: Number,
  },
  { versionKey: false },
);

export const milestones = (db: Connection): Model<MilestoneRecord> => modelOf(db, 'milestones', schema);
