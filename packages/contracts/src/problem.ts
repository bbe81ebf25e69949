import { z } from 'zod';

/** What the premium plan unlocks; the upgrade dialog has a text for each. */
export const premiumFeature = z.enum(['goals', 'contact', 'members', 'accountability', 'challenges', 'mentorship']);
export type PremiumFeature = z.infer<typeof premiumFeature>;

/** RFC 9457 problem details with Pathwise's members; `detail` is a sentence fit for a toast. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Which locked feature was asked for, with 402. */
  feature: premiumFeature.optional(),
  /** What is stored now, with a 409 from a stale version. */
  current: z.unknown().optional(),
});
export type ProblemBody = z.infer<typeof problem>;
