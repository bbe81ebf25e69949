import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** What goals knows of a person: whether others may see their goals. Kept from auth's events. */
export interface MemberRecord {
  _id: string;
  goalsPublic: boolean;
  /** Version of the event this is from; an older one arriving later changes nothing. */
  version: number;
}

const schema = new Schema<MemberRecord>(
  {
    _id: { type: String, required: true },
    goalsPublic: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export const members = (db: Connection): Model<MemberRecord> => modelOf(db, 'members', schema);
