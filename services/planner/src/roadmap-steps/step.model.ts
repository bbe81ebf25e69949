import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** What the roadmap last said of a step, a milestone or a todo of a person. */
export interface StepRecord {
  /** `<owner's id>.<id of the milestone or todo>` */
  _id: string;
  ownerId: string;
  completed: boolean;
  /** Version of the event this is from; 0 while the roadmap has said nothing. An older one arriving later changes nothing. */
  version: number;
  /** Counts tasks that came to stand for it, so that none can pass an event about it. */
  claims: number;
}

const count = { type: Number, required: true };
const schema = new Schema<StepRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    completed: { type: Boolean, required: true },
    version: count,
    claims: count,
  },
  { versionKey: false },
);

export const steps = (db: Connection): Model<StepRecord> => modelOf(db, 'steps', schema);
