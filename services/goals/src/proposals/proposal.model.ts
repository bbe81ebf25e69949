import type { RoadmapChange, RoadmapProposal } from '@pathwise/contracts/proposal';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  instant,
  json,
  listOf,
  optional,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';
import type { GoalRecord } from '../goals/goal.model.ts';

/** The goal's fields as sent to the coach. A draft is valid while they are unchanged. */
export type AskedAbout = Pick<GoalRecord, 'title' | 'description' | 'category' | 'targetDate'>;
/** A draft of the coach for `today`, or changes that the person asked for. */
export type Proposed = { draft: RoadmapDraft } | { changes: RoadmapChange[] };

/** Items accepted at once. They are in effect as long as the trash has their undo. */
export interface AcceptedItems {
  items: string[];
  undo: string;
  /** `roadmapVersion` of the goal after it. */
  roadmapVersion: number;
  /** When it was accepted, in milliseconds. */
  at?: number;
}

const ofOwner = owned({ by: 'ownerId', indexes: [{ key: { forgetAt: 1 }, expireAfterSeconds: 0 }] });

/** Changes that wait for the person to accept them. A row has either `draft` or `changes`. */
export const proposals = collection('proposals', ofOwner, {
  _id: word,
  goalId: word,
  ownerId: word,
  draft: optional(json<RoadmapDraft>()),
  changes: optional(json<RoadmapChange[]>()),
  today: word,
  /** What the person was shown. */
  shown: json<Omit<RoadmapProposal, 'proposalId' | 'expiresAt'>>(),
  /** Ids of all items that were shown and can be accepted. */
  items: listOf(word),
  about: json<AskedAbout>(),
  /** `roadmapVersion` of the goal when this was proposed, and after each accepted part. */
  roadmapVersions: listOf(count),
  accepted: optional(json<AcceptedItems[]>()),
  at: instant,
  forgetAt: instant,
});
export type ProposalRecord = RecordOf<typeof proposals>;
