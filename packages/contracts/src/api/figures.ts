import { z } from 'zod';
import { dateString } from '../values.ts';

const adminStats = z.object({
  totalUsers: z.int(),
  /** Since the first of the month in the caller's time zone. */
  newUsersThisMonth: z.int(),
  /** Seen within 30 days. */
  activeUsers: z.int(),
  subscriptionBreakdown: z.object({ free: z.int(), premium: z.int() }),
});
export type AdminStats = z.infer<typeof adminStats>;

const analyticsDay = z.object({
  date: dateString,
  signUps: z.int(),
  /** Members seen on this day, which is one of UTC. */
  activeMembers: z.int(),
  goalsCreated: z.int(),
  goalsCompleted: z.int(),
  premiumStarted: z.int(),
  /** Null before the last 30 days: mails are kept no longer. */
  mailsSent: z.int().nullable(),
  mailsFailed: z.int().nullable(),
  /** From a goal's creation to its first roadmap, in milliseconds. Null on a day without a roadmap. */
  roadmapP50Ms: z.int().nullable(),
  roadmapP95Ms: z.int().nullable(),
});
const analytics = z.object({
  days: z.array(analyticsDay),
  /** Members seen today, within 7 and within 30 days, by days of UTC. */
  active: z.object({ day: z.int(), week: z.int(), month: z.int() }),
  /** The share of all members who have premium, from 0 to 1. */
  conversion: z.number(),
});
export type Analytics = z.infer<typeof analytics>;

export const figureOperations = {
  getStats: {
    method: 'GET',
    path: '/api/admin/stats',
    access: 'admin',
    summary: 'How many people use Pathwise',
    status: 200,
    response: adminStats,
  },
  getAnalytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    access: 'admin',
    summary:
      'Figures of each day in the caller’s time zone, the last 30 unless `from` and `to` say others; a year at most',
    query: z.strictObject({ from: dateString.optional(), to: dateString.optional() }),
    status: 200,
    response: analytics,
    timeout: 30_000,
  },
} as const;
