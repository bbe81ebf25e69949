import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/**
 * One document per owner that every creation and deletion of a goal and every undo writes, so that they cannot pass one
 * another.
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
