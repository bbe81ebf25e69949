import { z } from 'zod';
import { id, instant } from '../values.ts';
import { grantDurations } from './billing.ts';
import { userFilter } from './users.ts';

const bulkKinds = ['delete', 'grant', 'revoke'] as const;
export type BulkKind = (typeof bulkKinds)[number];
const mostChosen = 2_000;

/** Whom an action is for: these accounts, or all whom a filter fits, but those in `except`. */
const who = z.union([
  z.strictObject({ userIds: z.array(id).min(1).max(mostChosen) }),
  z.strictObject({ filter: userFilter, except: z.array(id).max(mostChosen).default([]) }),
]);

export const newBulkAction = z.strictObject({
  action: z.enum(bulkKinds),
  /** For `grant`. */
  duration: z.enum(grantDurations).default('lifetime'),
  who,
  /** The number that the admin was shown. */
  expectedCount: z.int().min(1),
});

const bulkAction = z.object({
  id,
  action: z.enum(bulkKinds),
  /** Paused: the person who began it is no longer an admin. Another admin may resume it. */
  status: z.enum(['running', 'paused', 'done']),
  total: z.int(),
  done: z.int(),
  failedCount: z.int(),
  createdAt: instant,
});
const bulkProgress = bulkAction.extend({
  /** Those for whom it failed, a hundred at most. */
  failed: z.array(z.object({ userId: id, email: z.string().nullable(), reason: z.string() })),
});
export type BulkAction = z.infer<typeof bulkAction>;
export type BulkProgress = z.infer<typeof bulkProgress>;

const path = '/api/admin/bulk-actions';

export const bulkOperations = {
  beginBulkAction: {
    method: 'POST',
    path,
    access: 'admin',
    summary: 'Delete accounts, or give or take back premium, one after another; it goes on whoever watches',
    body: newBulkAction,
    status: 201,
    response: z.object({ id, total: z.int() }),
    problems: [409],
    timeout: 60_000,
  },
  listBulkActions: {
    method: 'GET',
    path,
    access: 'admin',
    summary: 'The bulk actions of the last 30 days, the newest first',
    status: 200,
    response: z.array(bulkAction),
  },
  getBulkAction: {
    method: 'GET',
    path: `${path}/{id}`,
    access: 'admin',
    summary: 'How far a bulk action is, and for whom it failed',
    params: z.strictObject({ id }),
    status: 200,
    response: bulkProgress,
    problems: [404],
  },
  resumeBulkAction: {
    method: 'POST',
    path: `${path}/{id}/resume`,
    access: 'admin',
    summary: 'Go on with a paused action as its own; whoever began it is no admin any more',
    params: z.strictObject({ id }),
    body: z.strictObject({}).optional(),
    status: 200,
    response: bulkProgress,
    problems: [404, 409],
  },
} as const;
