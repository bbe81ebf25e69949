import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/**
 * One document per owner that every creation, deletion and restoring of a goal writes, so that they cannot pass one another;
 * every other undo and every tick of the plan, too.
 */
export interface GoalCount {
  _id: string;
  count: number;
  /** Counts what else had to come before or after the erasing of the account. */
  entered?: number;
  /** The account was erased: nothing is made for it any more. */
  erased: boolean;
}

const schema = new Schema<GoalCount>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    entered: Number,
    erased: { type: Boolean, required: true },
  },
  { versionKey: false },
);

export const goalCounts = (db: Connection): Model<GoalCount> => modelOf(db, 'goalCounts', schema);
