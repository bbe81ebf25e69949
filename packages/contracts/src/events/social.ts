import { z } from 'zod';
import { reportReasons } from '../api/reports.ts';
import type { ReadName } from '../apis.ts';
import { defineEvent } from '../event.ts';
import { postKinds } from '../post.ts';
import { id } from '../values.ts';

/** Neither event of a post contains any of its text. */
const post = z.object({ postId: id, userId: id, kind: z.enum(postKinds), version: z.int() });
const postLists: ReadName[] = [
  'social.listAccountabilityRequests',
  'social.listChallenges',
  'social.listMentorshipOffers',
];
const toAuthor: { key: 'postId'; audience: 'userId'; stale: ReadName[] } = {
  key: 'postId',
  audience: 'userId',
  stale: postLists,
};
export const postCreated = defineEvent('social.post-created.v1', post, toAuthor);
/** A post was renewed, deleted, restored, or hidden by an admin. */
export const postChanged = defineEvent('social.post-changed.v1', post, toAuthor);
/** Somebody reported a member or a post. Names neither. */
export const reportFiled = defineEvent(
  'social.report-filed.v1',
  z.object({ reportId: id, about: z.enum(['member', 'post']), reason: z.enum(reportReasons), version: z.int() }),
  { key: 'reportId', persons: [] },
);
/**
 * One side of an introduction changed; only that side's tabs are notified. Declining emits none for the person who asked.
 */
export const introductionChanged = defineEvent(
  'social.introduction-changed.v1',
  z.object({ introductionId: id, ownerId: id, version: z.int() }),
  { key: 'introductionId', audience: 'ownerId', stale: ['social.listIntroductions'] },
);

const ofOthers: ReadName[] = [
  ...(['social.listMembers', 'social.searchMembers', 'social.getMember', 'social.listBlocks'] as const),
  ...(['goals.listGoalsOfUser', 'planner.listDiaryOfUser'] as const),
  'social.listIntroductions',
  ...postLists,
];
/** A person blocked a member, or took the block back. Only the person's own tabs are notified. */
export const blockChanged = defineEvent(
  'social.block-changed.v1',
  z.object({ userId: id, memberId: id, blocked: z.boolean(), version: z.int() }),
  { key: 'userId', audience: 'userId', stale: ofOthers },
);
/** An admin hid a person from the others, or showed the person again. */
export const memberHidden = defineEvent(
  'social.member-hidden.v1',
  z.object({ userId: id, hidden: z.boolean(), version: z.int() }),
  { key: 'userId' },
);
