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
  /** What the person set; counts only while the goal has no milestones. */
  ownProgress: number;
  /** Kept here so that a list of goals needs no second query; every change of a milestone writes them in its transaction. */
  milestoneCount: number;
  completedMilestoneCount: number;
  aiOverview: string | null;
  overviewEditedAt: Date | null;
  roadmap: 'none' | 'drafting' | 'ready';
  /** The one draft this goal asked for when it was made. */
  draftId: string;
  draftAskedAt: Date;
  /** The owner's calendar day and zone at creation; months and weeks of the roadmap count from it. */
  createdOn: string;
  timeZone: string;
  createdAt: Date;
  completedAt: Date | null;
  /** Counts transactions that touched the goal; the events carry it. */
  version: number;
  /** `version` when the goal's own fields, and when its overview, last changed: a save is stale only against these. */
  fieldsVersion: number;
  overviewVersion: number;
  /** `version` when the roadmap as a whole was last stored, drafted anew or cleared; what was proposed before fits no more. */
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

/** The goals of everybody; a query without `ownerId` is a fault, erasure's by owner included. */
export const goals = (db: Connection): Model<GoalRecord> => modelOf(db, 'goals', schema);
