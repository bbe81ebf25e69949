import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** Whether a goal that tasks of the plan belong to is there, as the goals service last said. */
export interface LinkedGoalRecord {
  /** `<owner's id>.<goal's id>` */
  _id: string;
  ownerId: string;
  deleted: boolean;
  /** Version of the event this is from; 0 while nothing was said. An older one arriving later changes nothing. */
  version: number;
  /** Counts tasks that came to belong to it, so that none can pass an event about it. */
  claims: number;
}

const count = { type: Number, required: true };
const schema = new Schema<LinkedGoalRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    deleted: { type: Boolean, required: true },
    version: count,
    claims: count,
  },
  { versionKey: false },
);

export const linkedGoals = (db: Connection): Model<LinkedGoalRecord> => modelOf(db, 'linkedGoals', schema);
