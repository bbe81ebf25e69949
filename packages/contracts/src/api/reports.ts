import { z } from 'zod';
import { pageQuery } from '../page.ts';
import { id, instant, words } from '../values.ts';

export const reportReasons = ['spam', 'harassment', 'inappropriate', 'scam', 'other'] as const;
const about = z.strictObject({ kind: z.enum(['member', 'post']), id });
const reason = z.enum(reportReasons, { error: 'Please choose a reason' });
const named = z.object({ id, firstName: z.string().nullable(), lastName: z.string().nullable() });

export const newReport = z.strictObject({ about, reason, text: words(2_000).default('') });

/** A report as admins read it. */
export const report = z.object({
  id,
  about,
  reason,
  text: z.string(),
  createdAt: instant,
  reporter: named,
  /** The person whom it is about, or the author of the post. */
  member: named,
  /** Null for a report about a person, and once the post is deleted or removed. */
  post: z.object({ title: z.string(), description: z.string() }).nullable(),
});
export type Report = z.infer<typeof report>;

export const reportOperations = {
  fileReport: {
    method: 'POST',
    path: '/api/reports',
    access: 'member',
    summary: 'Report a member or a post to the admins; one open report of each',
    body: newReport,
    status: 201,
    response: z.object({ id }),
    problems: [404, 409, 422],
  },
  listReports: {
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    summary: 'The open reports, oldest first',
    query: pageQuery,
    status: 200,
    response: z.array(report),
  },
  closeReport: {
    method: 'POST',
    path: '/api/admin/reports/{id}/close',
    access: 'admin',
    summary: 'Close a report; `removed` hides the post and closes every report about it',
    params: z.strictObject({ id }),
    body: z.strictObject({ outcome: z.enum(['kept', 'removed']) }),
    status: 204,
    problems: [404, 409, 422],
  },
} as const;
