import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/**
 * The last tick heard of a planned task whose step was not there: in the trash, as far as it is the person's own. Once the step
 * is back it is followed. Forgotten after as many days as the trash keeps things.
 */
export interface WaitingTickRecord {
  /** The task's id. */
  _id: string;
  ownerId: string;
  goalId: string;
  milestoneId: string | null;
  todoId: string | null;
  completed: boolean;
  /** The task's version then. */
  version: number;
  /** Counts up: of several tasks that stand for one step, the one heard last has the last word. */
  heardAs: number;
  at: Date;
}

const word = { type: String, required: true };
const count = { type: Number, required: true };
const text = { type: String, default: null };
const schema = new Schema<WaitingTickRecord>(
  {
    _id: word,
    ownerId: word,
    goalId: word,
    milestoneId: text,
    todoId: text,
    completed: { type: Boolean, required: true },
    version: count,
    heardAs: count,
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

export const waitingTicks = (db: Connection): Model<WaitingTickRecord> => modelOf(db, 'waitingTicks', schema);
