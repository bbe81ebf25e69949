import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** The attempts by one subject in one window. The id hides the subject: it is a hash. */
interface AttemptsRecord {
  _id: string;
  /** One id each, so that a write the driver repeats neither counts an attempt twice nor takes two back. */
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
