import { z } from 'zod';
import { pageQuery } from '../page.ts';
import { id, instant, words } from '../values.ts';

export const reportReasons = ['spam', 'harassment', 'inappropriate', 'scam', 'other'] as const;
const about = z.strictObject({ kind: z.enum(['member', 'post']), id });
const reason = z.enum(reportReasons, { error: 'Please choose a reason' });
const named = z.object({ id, firstName: z.string().nullable(), lastName: z.string().nullable() });

/** `hidden`: what it is about shows to nobody but its author. */
const reportStates = ['open', 'hidden', 'dismissed'] as const;
export type ReportState = (typeof reportStates)[number];

const newReport = z.strictObject({ about, reason, text: words(2_000).default('') });

/** A report as admins read it. */
const report = z.object({
  id,
  about,
  state: z.enum(reportStates),
  reason,
  text: z.string(),
  createdAt: instant,
  reporter: named,
  /** The person whom it is about, or the author of the post. */
  member: named,
  /** Null for a report about a person, and once its author has deleted the post. */
  post: z.object({ title: z.string(), description: z.string() }).nullable(),
});
export type Report = z.infer<typeof report>;

const ofReport = {
  method: 'POST',
  access: 'admin',
  params: z.strictObject({ id }),
  body: z.strictObject({}).optional(),
  status: 204,
  problems: [404, 409],
} as const;

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
    summary: 'Reports of one state, oldest first',
    query: pageQuery.extend({ state: z.enum(reportStates).default('open') }),
    status: 200,
    response: z.array(report),
  },
  hideReported: {
    ...ofReport,
    path: '/api/admin/reports/{id}/hide',
    summary: 'Hide the post or the person from others; closes every open report about it',
  },
  dismissReport: { ...ofReport, path: '/api/admin/reports/{id}/dismiss', summary: 'Close a report and hide nothing' },
  showReported: {
    ...ofReport,
    path: '/api/admin/reports/{id}/show',
    summary: 'Show the post or the person again that was hidden after a report',
  },
} as const;
