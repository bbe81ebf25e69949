import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** The goal that a request of another service created. It outlives the goal, so a retry never creates a second one. */
export interface GoalRequest {
  /** owner|requestKey */
  _id: string;
  ownerId: string;
  goalId: string;
  at: Date;
}

const word = { type: String, required: true };
const schema = new Schema<GoalRequest>(
  { _id: word, ownerId: word, goalId: word, at: { type: Date, required: true } },
  { versionKey: false },
);

export const goalRequests = (db: Connection): Model<GoalRequest> => modelOf(db, 'goalRequests', schema);
