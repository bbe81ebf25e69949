import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';
import type { GoalRecord } from '../goals/goal.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.record.ts';
import type { SuggestionRecord } from '../suggestions/suggestion.model.ts';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.record.ts';
import type { Before } from './take-back.rules.ts';

interface Replaced<T> {
  before: Before<T>[];
  added: string[];
}
export interface ReplacedGoal extends Pick<GoalRecord, 'aiOverview' | 'overviewEditedAt' | 'roadmap'> {
  /** What the draft wrote; null when it wrote none. */
  draftedOverview: string | null;
  roadmapVersion: number;
  /** Of the goal when the draft was applied: as long as it is that, nothing has replaced the roadmap again. */
  appliedAs: number;
  /** Null when the draft brought none. */
  suggestions: { before: SuggestionRecord[]; added: string[] } | null;
}
type ReplacedTimeline = Pick<TimelineRecord, 'timeframe' | 'createdAt'> & { timelineId: string };

/**
 * What a draft replaced, one part a document, as it goes to the trash so that the draft can be taken back. Outside the trash
 * it exists only within those two transactions.
 */
export interface ReplacedRoadmap {
  _id: string;
  goalId: string;
  ownerId: string;
  goal: ReplacedGoal | null;
  steps: Replaced<MilestoneRecord> | null;
  timeline: (ReplacedTimeline & Replaced<TodoRecord>) | null;
}

const word = { type: String, required: true };
const schema = new Schema<ReplacedRoadmap>(
  {
    _id: word,
    goalId: word,
    ownerId: word,
    goal: Schema.Types.Mixed,
    steps: Schema.Types.Mixed,
    timeline: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
);

export const replacedRoadmaps = (db: Connection): Model<ReplacedRoadmap> => modelOf(db, 'replacedRoadmaps', schema);
