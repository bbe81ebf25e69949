import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** One document per person that every change writes, so that none can pass the erasing of the account. */
export interface AccountRecord {
  _id: string;
  changes: number;
  /** The account was erased: nothing is written for it any more. */
  erased: boolean;
}

const schema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    changes: { type: Number, required: true },
    erased: { type: Boolean, required: true },
  },
  { versionKey: false },
);

export const accounts = (db: Connection): Model<AccountRecord> => modelOf(db, 'accounts', schema);
