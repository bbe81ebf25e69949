import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** How many goals a person has: one row per person. Every creation, deletion and undo of a goal writes it. */
export interface GoalCount {
  _id: string;
  count: number;
}

const schema = new Schema<GoalCount>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
  },
  { versionKey: false },
);

export const goalCounts = (db: Connection): Model<GoalCount> => modelOf(db, 'goalCounts', schema);
