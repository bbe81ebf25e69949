import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { forgottenAfter, owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, instant, json, listOf, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';
import type { GoalRecord } from '../goals/goal.model.ts';

/** The goal's fields as sent to the coach. A draft is valid while they are unchanged. */
export type AskedAbout = Pick<GoalRecord, 'title' | 'description' | 'category' | 'targetDate'>;

const ofOwner = owned({ by: 'ownerId', indexes: [{ key: { ownerId: 1 } }, forgottenAfter({ days: 3 })] });

/** Drafts that wait for the person to accept them. */
export const proposals = collection('proposals', ofOwner, {
  _id: word,
  goalId: word,
  ownerId: word,
  /** The draft as the coach wrote it, for `today`. */
  draft: json<RoadmapDraft>(),
  today: word,
  /** Ids of all items that were shown and can be accepted. */
  items: listOf(word),
  about: json<AskedAbout>(),
  /** `roadmapVersion` of the goal when this was proposed, and after each accepted part. */
  roadmapVersions: listOf(count),
  at: instant,
});
export type ProposalRecord = RecordOf<typeof proposals>;
