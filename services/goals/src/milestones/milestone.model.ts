import type { Milestone } from '@pathwise/contracts/api/goals';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOf } from '../model-of.ts';

/** A milestone of the person's own, or a step of the coach's. */
export interface MilestoneRecord {
  /** AI steps' ids start with `ai-step-`, from birth and for good. */
  _id: string;
  goalId: string;
  ownerId: string;
  type: Milestone['type'];
  title: string;
  /** The coach's title of an AI step: a renamed step is recognised by it when the roadmap is drafted anew. */
  draftTitle: string | null;
  description: string | null;
  completed: boolean;
  dueDate: string | null;
  resources: string | null;
  timeframe: Milestone['timeframe'];
  order: number;
  /** When the person last changed its words or dates; from then on the coach leaves it alone. */
  editedAt: Date | null;
  createdAt: Date;
  version: number;
}

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
  },
  { versionKey: false },
);

export const milestones = (db: Connection): Model<MilestoneRecord> => modelOf(db, 'milestones', schema);
