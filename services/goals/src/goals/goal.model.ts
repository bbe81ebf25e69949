import type { Goal } from '@pathwise/contracts/api/goals';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

export interface GoalRecord {
  _id: string;
  ownerId: string;
  title: string;
  description: string | null;
  category: Goal['category'];
  priority: Goal['priority'];
  status: Goal['status'];
  targetDate: string | null;
  /** Progress set by the person. It counts only while the goal has no milestones. */
  ownProgress: number;
  /** Stored here so that a list of goals needs no second query. Every change of a milestone updates both counts. */
  milestoneCount: number;
  completedMilestoneCount: number;
  aiOverview: string | null;
  overviewEditedAt: Date | null;
  roadmap: 'none' | 'drafting' | 'ready';
  /** Id of the first draft, which the goal asked for when it was created. */
  draftId: string;
  draftAskedAt: Date;
  /** The owner's calendar day and time zone at creation. The roadmap's months and weeks count from that day. */
  createdOn: string;
  timeZone: string;
  createdAt: Date;
  completedAt: Date | null;
  /** Counts the transactions that wrote the goal. Events carry it. */
  version: number;
  /** `version` at the last change of the goal's own fields and of its overview. A save is stale only against these. */
  fieldsVersion: number;
  overviewVersion: number;
  /** `version` when the whole roadmap was last stored, redrafted or cleared. Earlier proposals are outdated. */
  roadmapVersion: number;
}

const text = { type: String, default: null };
const count = { type: Number, required: true };
const instant = { type: Date, required: true };
const word = { type: String, required: true };

const schema = new Schema<GoalRecord>(
  {
    _id: word,
    ownerId: word,
    title: word,
    description: text,
    category: word,
    priority: word,
    status: word,
    targetDate: text,
    ownProgress: count,
    milestoneCount: count,
    completedMilestoneCount: count,
    aiOverview: text,
    overviewEditedAt: { type: Date, default: null },
    roadmap: word,
    draftId: word,
    draftAskedAt: instant,
    createdOn: word,
    timeZone: word,
    createdAt: instant,
    completedAt: { type: Date, default: null },
    version: count,
    fieldsVersion: count,
    overviewVersion: count,
    roadmapVersion: { type: Number, default: 0 },
  },
  { versionKey: false },
);

/** The goals of all people. Every query must name `ownerId`, erasure included. */
export const goals = (db: Connection): Model<GoalRecord> => modelOf(db, 'goals', schema);
