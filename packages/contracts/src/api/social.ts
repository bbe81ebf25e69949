import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { pageQuery, searchQuery } from '../page.ts';
import { profileShape } from '../profile.ts';
import { trashCalls } from '../trash.ts';
import { restored, undoParams } from '../undo.ts';
import { id } from '../values.ts';
import { introductionOperations } from './introductions.ts';
import { postOperations } from './posts.ts';
import { reportOperations } from './reports.ts';

/** A member as other members see them. */
const member = z.object({
  id,
  ...profileShape,
  goalsPublic: z.boolean(),
  diaryPublic: z.boolean(),
  hasContactEmail: z.boolean(),
  /** Only for premium viewers. */
  contactEmail: z.string().optional(),
});
export type Member = z.infer<typeof member>;

/** A person whom the caller has blocked. */
const blockedMember = member.pick({ id: true, firstName: true, lastName: true, profileImageUrl: true });
export type BlockedMember = z.infer<typeof blockedMember>;

const one = z.strictObject({ id });

export const socialApi = defineApi('social', {
  listMembers: {
    method: 'GET',
    path: '/api/users/all',
    access: 'member',
    summary: 'The other members, the newest first',
    query: pageQuery,
    status: 200,
    response: z.array(member),
  },
  searchMembers: {
    method: 'GET',
    path: '/api/users/search',
    access: 'member',
    summary: 'Members by the beginnings of words in name, profession, location and lookingFor; a page may be short',
    query: pageQuery.extend({ q: searchQuery }),
    status: 200,
    response: z.array(member),
  },
  getMember: {
    method: 'GET',
    path: '/api/users/{id}',
    access: 'member',
    summary: 'One member; the address only for premium viewers',
    params: one,
    status: 200,
    response: member,
    problems: [404],
  },
  blockMember: {
    method: 'POST',
    path: '/api/users/{id}/block',
    access: 'member',
    summary: 'Block a person: neither sees the other any more, until it is taken back',
    params: one,
    body: z.strictObject({}).optional(),
    status: 204,
    problems: [404, 409],
  },
  unblockMember: {
    method: 'DELETE',
    path: '/api/users/{id}/block',
    access: 'member',
    summary: 'Take a block back; nothing happens without one',
    params: one,
    status: 204,
  },
  listBlocks: {
    method: 'GET',
    path: '/api/blocks',
    access: 'member',
    summary: 'The people whom the caller has blocked',
    query: pageQuery,
    status: 200,
    response: z.array(blockedMember),
  },
  ...postOperations,
  ...reportOperations,
  ...introductionOperations,
  undoInSocial: {
    method: 'POST',
    path: '/api/undo/social/{token}',
    access: 'member',
    summary: 'Bring a deleted post back',
    params: undoParams,
    body: z.strictObject({}).optional(),
    status: 200,
    response: restored,
    problems: [404, 409],
  },
  ...trashCalls('social'),
});
