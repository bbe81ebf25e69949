import type { Suggestion } from '@pathwise/contracts/roadmap';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

export interface SuggestionRecord extends Suggestion {
  _id: string;
  goalId: string;
  ownerId: string;
  order: number;
}

const word = { type: String, required: true };
const schema = new Schema<SuggestionRecord>(
  {
    _id: word,
    goalId: word,
    ownerId: word,
    title: word,
    description: { type: String, default: '' },
    bullets: { type: [String], default: [] },
    order: { type: Number, required: true },
  },
  { versionKey: false },
);

export const suggestions = (db: Connection): Model<SuggestionRecord> => modelOf(db, 'suggestions', schema);
