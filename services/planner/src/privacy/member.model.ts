import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** Whether others may read a person's diary: a projection of auth's events. */
export interface MemberRecord {
  _id: string;
  diaryPublic: boolean;
  /** Version of the event that wrote this record. An older event that arrives later changes nothing. */
  version: number;
}

const schema = new Schema<MemberRecord>(
  {
    _id: { type: String, required: true },
    diaryPublic: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export const members = (db: Connection): Model<MemberRecord> => modelOf(db, 'members', schema);
