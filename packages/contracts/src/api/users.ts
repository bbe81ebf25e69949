import { z } from 'zod';
import { pageQuery } from '../page.ts';
import { profileShape } from '../profile.ts';
import { dateString, email, id, instant, text, words } from '../values.ts';

export const roles = ['regular', 'admin'] as const;
export const plans = ['free', 'premium'] as const;
export type Role = (typeof roles)[number];
export type Plan = (typeof plans)[number];

/** An account as admins see it. */
const adminUser = z.object({
  id,
  email: z.string(),
  ...profileShape,
  contactEmail: z.string(),
  goalsPublic: z.boolean(),
  diaryPublic: z.boolean(),
  role: z.enum(roles),
  /** What the person has now, whatever an admin previews. */
  subscriptionPlan: z.enum(plans),
  subscriptionTier: z.string().nullable(),
  subscriptionExpiresAt: instant.nullable(),
  createdAt: instant,
  /** To the day, in UTC; null before the first visit. */
  lastSeenAt: instant.nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** Whom a list of accounts holds. Days are those of the caller's time zone, both included; those of the last visit are in UTC. */
const filter = {
  q: words(200).optional(),
  plan: z.enum(plans).optional(),
  role: z.enum(roles).optional(),
  joinedFrom: dateString.optional(),
  joinedTo: dateString.optional(),
  seenFrom: dateString.optional(),
  seenTo: dateString.optional(),
};
export const userFilter = z.strictObject(filter);
export type UserFilter = z.output<typeof userFilter>;

const userSorts = ['createdAt', 'lastName', 'email', 'lastSeenAt'] as const;
const sort = z.enum([...userSorts, '-createdAt', '-lastName', '-email', '-lastSeenAt']).default('-createdAt');

const previewState = z.object({ previewMode: z.enum(plans).nullable() });

export const userOperations = {
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Accounts, the newest first unless `sort` says another order',
    query: pageQuery.extend({ ...filter, sort, cursor: text.min(1).max(600).optional() }),
    status: 200,
    response: z.array(adminUser),
  },
  countUsers: {
    method: 'GET',
    path: '/api/admin/users/count',
    access: 'admin',
    summary: 'How many accounts a filter fits',
    query: userFilter,
    status: 200,
    response: z.object({ count: z.int() }),
    timeout: 60_000,
  },
  deleteUsers: {
    method: 'DELETE',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Delete accounts and everything that belongs to them, for good; never the own one, never the last admin',
    body: z.strictObject({ userIds: z.array(id).min(1).max(100) }),
    status: 200,
    response: z.object({ deletedCount: z.int() }),
    problems: [409],
    timeout: 60_000,
  },
  promoteUser: {
    method: 'POST',
    path: '/api/admin/promote-user',
    access: 'admin',
    summary: 'Make somebody an admin; their sessions end',
    body: z.strictObject({ email }),
    status: 200,
    response: adminUser,
    problems: [404],
  },
  demoteUser: {
    method: 'POST',
    path: '/api/admin/demote-user',
    access: 'admin',
    summary: 'Make an admin a regular person; never oneself, never the last one',
    body: z.strictObject({ userId: id }),
    status: 200,
    response: adminUser,
    problems: [404, 409],
  },
  exportEmails: {
    method: 'GET',
    path: '/api/admin/export/emails',
    access: 'admin',
    summary: 'The addresses of all accounts, one on a line',
    status: 200,
    bytes: 'text/plain',
    timeout: 240_000,
  },
  exportUsers: {
    method: 'GET',
    path: '/api/admin/export/users',
    access: 'admin',
    summary: 'All accounts as CSV',
    status: 200,
    bytes: 'text/csv',
    timeout: 240_000,
  },
  getPreviewMode: {
    method: 'GET',
    path: '/api/admin/preview-mode',
    access: 'admin',
    summary: 'The plan that the admin previews',
    status: 200,
    response: previewState,
  },
  setPreviewMode: {
    method: 'POST',
    path: '/api/admin/preview-mode',
    access: 'admin',
    summary: 'See Pathwise as a free or a premium member does; null ends it',
    body: z.strictObject({ previewMode: z.enum(plans).nullable() }),
    status: 200,
    response: previewState,
  },
} as const;
