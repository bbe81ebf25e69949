import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** What a person changes independently of the rest. */
export const accountParts = ['plan', 'board', 'diary'] as const;
export interface AccountPart {
  ownerId: string;
  part: (typeof accountParts)[number];
}
export const accountIdOf = ({ ownerId, part }: AccountPart): string => `${ownerId}.${part}`;

/** One document per person and part that every change of it writes, so that none can pass the erasing of the account. */
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
