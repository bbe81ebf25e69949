import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

export interface SessionRecord {
  /** Identifies the session to its owner and in tokens. It grants no access. */
  _id: string;
  /** SHA-256 of the cookie's value, so a copy of the database cannot be used to sign in. */
  tokenHash: string;
  userId: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    userId: { type: String, required: true },
    userAgent: { type: String, default: null },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const sessions = (db: Connection): Model<SessionRecord> => modelOf(db, 'sessions', sessionSchema);

export const sessionIndexes = [
  { key: { tokenHash: 1 }, unique: true },
  { key: { userId: 1 } },
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
];
