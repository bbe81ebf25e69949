import { z } from 'zod';
import type { ReadName } from '../apis.ts';
import { defineEvent } from '../event.ts';
import { postKinds } from '../post.ts';
import { id } from '../values.ts';

/** Neither event of a post contains any of its text. */
const post = z.object({ postId: id, userId: id, kind: z.enum(postKinds), version: z.int() });
const toAuthor: { key: 'postId'; audience: 'userId'; stale: ReadName[] } = {
  key: 'postId',
  audience: 'userId',
  stale: ['social.listAccountabilityRequests', 'social.listChallenges', 'social.listMentorshipOffers'],
};
export const postCreated = defineEvent('social.post-created.v1', post, toAuthor);
/** A post was renewed, deleted, restored, or hidden by an admin. */
export const postChanged = defineEvent('social.post-changed.v1', post, toAuthor);
