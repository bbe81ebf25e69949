import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';
import type { GoalRecord } from '../goals/goal.model.ts';

/** The goal's fields as sent to the coach. A draft is valid while they are unchanged. */
export type AskedAbout = Pick<GoalRecord, 'title' | 'description' | 'category' | 'targetDate'>;

/** A draft that waits for the person to accept it. */
export interface ProposalRecord {
  _id: string;
  goalId: string;
  ownerId: string;
  /** The draft as the coach wrote it, for `today`. */
  draft: RoadmapDraft;
  today: string;
  /** Ids of all items that were shown and can be accepted. */
  items: string[];
  about: AskedAbout;
  /** `roadmapVersion` of the goal when this was proposed, and after each accepted part. */
  roadmapVersions: number[];
  at: Date;
}

const word = { type: String, required: true };
const schema = new Schema<ProposalRecord>(
  {
    _id: word,
    goalId: word,
    ownerId: word,
    draft: { type: Schema.Types.Mixed, required: true },
    today: word,
    items: { type: [String], required: true },
    about: { type: Schema.Types.Mixed, required: true },
    roadmapVersions: { type: [Number], required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

export const proposals = (db: Connection): Model<ProposalRecord> => modelOf(db, 'proposals', schema);
