import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** The newest tick heard of a planned task that stands for a step. */
export interface TaskTickRecord {
  /** The task's id. */
  _id: string;
  ownerId: string;
  /** Version of the tick; an older one arriving later changes nothing. */
  version: number;
}

const word = { type: String, required: true };
const schema = new Schema<TaskTickRecord>(
  { _id: word, ownerId: word, version: { type: Number, required: true } },
  { versionKey: false },
);

export const taskTicks = (db: Connection): Model<TaskTickRecord> => modelOf(db, 'taskTicks', schema);
