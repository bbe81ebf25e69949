import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** The attempts of one subject in one window. The id is a hash, so it does not reveal the subject. */
interface AttemptsRecord {
  _id: string;
  /** One id per attempt, so a write that the driver repeats counts it once and uncounts it once. */
  ids: string[];
  expiresAt: Date;
}

const attemptsSchema = new Schema<AttemptsRecord>(
  {
    _id: { type: String, required: true },
    ids: { type: [String], required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const attempts = (db: Connection): Model<AttemptsRecord> => modelOf(db, 'sign_in_attempts', attemptsSchema);

export const attemptsIndexes = [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }];
