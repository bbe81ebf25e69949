import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';
import type { GoalRecord } from '../goals/goal.model.ts';

/**
 * The part of a cleared roadmap that is kept on the goal itself, as a document, so that it goes to the trash and comes back
 * with the rest. Outside the trash it exists only within those two transactions.
 */
export interface ClearedOverview
  extends Pick<GoalRecord, 'ownerId' | 'aiOverview' | 'overviewEditedAt' | 'roadmap' | 'roadmapVersion'> {
  _id: string;
  goalId: string;
}

const word = { type: String, required: true };
const schema = new Schema<ClearedOverview>(
  {
    _id: word,
    goalId: word,
    ownerId: word,
    aiOverview: { type: String, default: null },
    overviewEditedAt: { type: Date, default: null },
    roadmap: word,
    roadmapVersion: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export const clearedOverviews = (db: Connection): Model<ClearedOverview> => modelOf(db, 'clearedOverviews', schema);
