import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  instant,
  json,
  oneOf,
  optional,
  orNull,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';

/** The one first draft of a goal: who writes it, and whether goals has it. */
export const drafts = collection('drafts', owned({ by: 'ownerId' }), {
  /** The draft's id, by which the goal waits for it. */
  _id: word,
  ownerId: word,
  /** asked: somebody writes it; drafted: it is written and paid for, see `draft`; stored: goals has it. */
  state: oneOf<'asked' | 'drafted' | 'stored'>(),
  /** When the present writer began. */
  askedAt: instant,
  /** What was paid for, until goals has it. */
  draft: optional(orNull(json<RoadmapDraft>())),
  /** When a chat last gave up waiting for it. */
  awaitedAt: optional(orNull(instant)),
});
export type DraftRecord = RecordOf<typeof drafts>;
