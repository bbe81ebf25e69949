import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** What a decision about missed tasks changed of one that it kept or moved; `was` is where it stood. */
export interface DecidedTask {
  taskId: string;
  was: { specificDate: string; order: number };
  /** The task's version after the decision: it is taken back only while nothing else has changed the task. */
  version: number;
}

/** Passes through its collection on its way to the trash and back; what was dropped lies in the trash itself. */
export interface DecisionRecord {
  _id: string;
  ownerId: string;
  decided: DecidedTask[];
}

const word = { type: String, required: true };
const count = { type: Number, required: true };
const decidedSchema = new Schema<DecidedTask>(
  { taskId: word, was: { specificDate: word, order: count }, version: count },
  { _id: false },
);
const schema = new Schema<DecisionRecord>(
  { _id: word, ownerId: word, decided: { type: [decidedSchema], required: true } },
  { versionKey: false },
);

export const decisions = (db: Connection): Model<DecisionRecord> => modelOf(db, 'decisions', schema);
