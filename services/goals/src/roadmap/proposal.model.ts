import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';
import type { GoalRecord } from '../goals/goal.model.ts';

/** What the coach was told of the goal: a draft fits as long as that is so. */
export type AskedAbout = Pick<GoalRecord, 'title' | 'description' | 'category' | 'targetDate'>;

/** A draft that waits for the person to accept it. */
export interface ProposalRecord {
  _id: string;
  goalId: string;
  ownerId: string;
  /** As the coach wrote it, for `today`. */
  draft: RoadmapDraft;
  today: string;
  /** Ids of all that was shown and can be accepted. */
  items: string[];
  about: AskedAbout;
  /** Of the goal's roadmap when it was proposed, and after each part of it that was accepted. */
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
