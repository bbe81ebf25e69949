import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

export interface EntryRecord {
  _id: string;
  ownerId: string;
  title: string;
  content: string;
  entryDate: string;
  isPrivate: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const word = { type: String, required: true };
const instant = { type: Date, required: true };

const schema = new Schema<EntryRecord>(
  {
    _id: word,
    ownerId: word,
    title: word,
    content: word,
    entryDate: word,
    isPrivate: { type: Boolean, required: true },
    version: { type: Number, required: true },
    createdAt: instant,
    updatedAt: instant,
  },
  { versionKey: false },
);

/** Diary text goes only to those who may read it. No log, event or trace contains any of it. */
export const entries = (db: Connection): Model<EntryRecord> => modelOf(db, 'diaryEntries', schema);
