import type { Undo, UndoBatch } from '@pathwise/service-kit/trash/undo';
import type { GoalRecord } from '../goals/goal.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { SuggestionRecord } from '../suggestions/suggestion.model.ts';
import type { TimelineRecord, TodoRecord } from '../timelines/timeline.model.ts';
import type { Replaced } from './take-back.rules.ts';

/** Todos in the trash, each with its position. Their timeline stays, or may be created again before the undo. */
export interface ParkedTodos extends Pick<TimelineRecord, 'timeframe' | 'createdAt'> {
  timelineId: string;
  todos: { place: number; todo: TodoRecord }[];
}

/** The fields of a cleared roadmap that the goal itself stores. */
type ClearedOverview = Pick<GoalRecord, 'aiOverview' | 'overviewEditedAt' | 'roadmap' | 'roadmapVersion'>;

/** The fields of a goal that an edit may change, with what follows from them. */
export type EditedFields = Partial<
  Pick<GoalRecord, 'title' | 'status' | 'targetDate' | 'isTargetDateRead' | 'completedAt' | 'coachNote'>
>;

export interface ReplacedGoal extends ClearedOverview {
  /** The overview that the draft wrote. Null when it wrote none. */
  draftedOverview: string | null;
  /**
   * The goal's `roadmapVersion` when the draft was applied. While unchanged, nothing has replaced the roadmap again.
   */
  appliedAs: number;
  /** The goal's own fields before and after an edit. A draft changes none. */
  fields?: { before: EditedFields; after: EditedFields };
  /** Null when the draft had none. */
  suggestions: { before: SuggestionRecord[]; added: string[] } | null;
}
export type ReplacedSteps = Replaced<MilestoneRecord>;
export type ReplacedTimeline = Pick<TimelineRecord, 'timeframe' | 'createdAt'> & {
  timelineId: string;
} & Replaced<TodoRecord>;

/** A batch of the trash that holds what a draft or an edit removed, and the ids of these steps and todos. */
export interface TrashedItems {
  token: string;
  ids: string[];
}

type OfGoal<Documents, Memo = never> = { about: { goalId: string }; documents: Documents; memo: Memo };

/** The documents and memo of each kind of undo. */
type Kinds = {
  goal: OfGoal<{
    goals: GoalRecord;
    milestones: MilestoneRecord;
    suggestions: SuggestionRecord;
    timelines: TimelineRecord;
  }>;
  milestone: OfGoal<{ milestones: MilestoneRecord }, ParkedTodos>;
  suggestions: OfGoal<{ suggestions: SuggestionRecord }>;
  roadmap: OfGoal<
    { milestones: MilestoneRecord; suggestions: SuggestionRecord },
    { overview: ClearedOverview } | { parked: ParkedTodos }
  >;
  todos: OfGoal<object, ParkedTodos>;
  /** Todos that a new draft or new days replaced. The person deleted none of them. */
  'replaced-todos': OfGoal<object, ParkedTodos>;
  redraft: OfGoal<
    object,
    { goal: ReplacedGoal; steps: ReplacedSteps; trashed?: TrashedItems[] } | { timeline: ReplacedTimeline }
  >;
};
export type GoalsUndo = Undo<Kinds>;
export type GoalsBatch = UndoBatch<Kinds>;
export type RoadmapBatch = Extract<GoalsBatch, { kind: 'roadmap' }>;
export type RedraftBatch = Extract<GoalsBatch, { kind: 'redraft' }>;
