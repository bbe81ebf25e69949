import type { Undo, UndoBatch } from '@pathwise/service-kit/undo';
import type { GoalRecord } from '../goals/goal.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.record.ts';
import type { Before } from '../roadmap/take-back.rules.ts';
import type { SuggestionRecord } from '../suggestions/suggestion.model.ts';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.record.ts';

/** Todos in the trash, each with its place. They live inside their timeline, which stays or may be made anew meanwhile. */
export interface ParkedTodos extends Pick<TimelineRecord, 'timeframe' | 'createdAt'> {
  timelineId: string;
  todos: { place: number; todo: TodoRecord }[];
}

/** The part of a cleared roadmap that is kept on the goal itself. */
type ClearedOverview = Pick<GoalRecord, 'aiOverview' | 'overviewEditedAt' | 'roadmap' | 'roadmapVersion'>;

interface Replaced<T> {
  before: Before<T>[];
  added: string[];
}
export interface ReplacedGoal extends ClearedOverview {
  /** What the draft wrote; null when it wrote none. */
  draftedOverview: string | null;
  /** Of the goal when the draft was applied: as long as it is that, nothing has replaced the roadmap again. */
  appliedAs: number;
  /** Null when the draft brought none. */
  suggestions: { before: SuggestionRecord[]; added: string[] } | null;
}
export type ReplacedSteps = Replaced<MilestoneRecord>;
export type ReplacedTimeline = Pick<TimelineRecord, 'timeframe' | 'createdAt'> & {
  timelineId: string;
} & Replaced<TodoRecord>;

type OfGoal<Documents, Memo = never> = { about: { goalId: string }; documents: Documents; memo: Memo };

/** What can be brought back here, by kind of delete. */
type Kinds = {
  goal: OfGoal<{
    goals: GoalRecord;
    milestones: MilestoneRecord;
    suggestions: SuggestionRecord;
    timelines: TimelineRecord;
  }>;
  milestone: OfGoal<{ milestones: MilestoneRecord }>;
  suggestions: OfGoal<{ suggestions: SuggestionRecord }>;
  roadmap: OfGoal<
    { milestones: MilestoneRecord; suggestions: SuggestionRecord },
    { overview: ClearedOverview } | { parked: ParkedTodos }
  >;
  todos: OfGoal<object, ParkedTodos>;
  redraft: OfGoal<object, { goal: ReplacedGoal; steps: ReplacedSteps } | { timeline: ReplacedTimeline }>;
};
export type GoalsUndo = Undo<Kinds>;
type GoalsBatch = UndoBatch<Kinds>;
export type RoadmapBatch = Extract<GoalsBatch, { kind: 'roadmap' }>;
export type RedraftBatch = Extract<GoalsBatch, { kind: 'redraft' }>;
