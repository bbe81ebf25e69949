import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** Whether a goal exists, according to the last event of goals. */
export interface LinkedGoalRecord {
  /** `<owner's id>.<goal's id>` */
  _id: string;
  ownerId: string;
  deleted: boolean;
  /** Version of the event this is from. An older one arriving later changes nothing. */
  version: number;
}

const schema = new Schema<LinkedGoalRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    deleted: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export const linkedGoals = (db: Connection): Model<LinkedGoalRecord> => modelOf(db, 'linkedGoals', schema);

export const linkedGoalIdOf = ({ ownerId, goalId }: { ownerId: string; goalId: string }): string =>
  `${ownerId}.${goalId}`;
