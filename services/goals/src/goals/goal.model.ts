import type { Goal } from '@pathwise/contracts/api/goals';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  listOf,
  oneOf,
  optional,
  orNull,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';

const newestFirst = { key: { ownerId: 1, createdAt: -1, _id: -1 } } as const;

/** The goals of all people. Every query must name `ownerId`, erasure included. */
export const goals = collection('goals', owned({ by: 'ownerId', indexes: [newestFirst] }), {
  _id: word,
  ownerId: word,
  title: word,
  description: orNull(word),
  category: oneOf<Goal['category']>(),
  /** True while the category is the form's default: the coach may set the one that it reads in the words. */
  isCategoryOpen: optional(flag),
  /** True while the category is the one that the coach read in the goal's words. */
  isCategoryRead: optional(flag),
  priority: oneOf<Goal['priority']>(),
  status: oneOf<Goal['status']>(),
  targetDate: orNull(word),
  /** True while the target date is the one that the coach read in the goal's words. */
  isTargetDateRead: optional(flag),
  /** Progress set by the person. It counts only while the goal has no milestones. */
  ownProgress: count,
  /** Stored here so that a list of goals needs no second query. Every change of a milestone updates both counts. */
  milestoneCount: count,
  completedMilestoneCount: count,
  aiOverview: orNull(word),
  overviewEditedAt: orNull(instant),
  /** Names of the kinds that the words could mean, until the person has chosen one. */
  closestKinds: orNull(listOf(word)),
  /** What the coach said instead of a roadmap, for the present text of the goal. */
  coachNote: orNull(word),
  roadmap: oneOf<'none' | 'drafting' | 'ready'>(),
  /** Id of the first draft, which the goal asked for when it was created. */
  draftId: word,
  draftAskedAt: instant,
  /** The owner's calendar day and time zone at creation. The roadmap's months and days count from that day. */
  createdOn: word,
  timeZone: word,
  /** Absent while dated todos may be on weeks counted from `createdOn`; see `migrations/weeks-from-monday.ts`. */
  hasMondayWeeks: optional(flag),
  createdAt: instant,
  completedAt: orNull(instant),
  /** Counts the transactions that wrote the goal. Events carry it. */
  version: count,
  /** `version` at the last change of the goal's own fields and of its overview. A save is stale only against these. */
  fieldsVersion: count,
  overviewVersion: count,
  /** `version` when the whole roadmap was last stored, redrafted or cleared. Earlier proposals are outdated. */
  roadmapVersion: count,
});
export type GoalRecord = RecordOf<typeof goals>;
