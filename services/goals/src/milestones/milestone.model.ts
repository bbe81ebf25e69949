import type { Milestone } from '@pathwise/contracts/api/goals';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  json,
  oneOf,
  optional,
  orNull,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';
import type { Ticks } from '../goals/ticks.rules.ts';

/** Milestones made by people, and steps made by the coach. */
export const milestones = collection(
  'milestones',
  owned({ by: 'ownerId', indexes: [{ key: { ownerId: 1, goalId: 1 } }] }),
  {
    /** Ids of AI steps start with `ai-step-` and never change. */
    _id: word,
    goalId: word,
    ownerId: word,
    type: oneOf<Milestone['type']>(),
    title: word,
    /** Title that the coach gave an AI step. A redraft recognises a renamed step by it. */
    draftTitle: orNull(word),
    description: orNull(word),
    completed: flag,
    dueDate: orNull(word),
    /** The coach's estimate for an AI step without a due date. */
    estimatedDate: optional(word),
    resources: orNull(word),
    timeframe: oneOf<Milestone['timeframe']>(),
    order: count,
    /** When the person last edited its text or dates. After that, redrafts leave it unchanged. */
    editedAt: orNull(instant),
    createdAt: instant,
    version: count,
    ticks: optional(orNull(json<Ticks>())),
    /** Time of the last tick or untick, in goals or planner (contracts/tick.rules.ts). */
    tickedAt: optional(count),
  },
);
export type MilestoneRecord = RecordOf<typeof milestones>;
