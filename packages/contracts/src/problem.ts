import { z } from 'zod';

/** Features of the premium plan. The upgrade dialog has a text for each. */
const premiumFeature = z.enum(['goals', 'contact', 'members', 'accountability', 'challenges', 'mentorship']);
export type PremiumFeature = z.infer<typeof premiumFeature>;

/** RFC 9457 problem details with Pathwise's members. A screen may show `detail` in a toast. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With 402: the locked feature. */
  feature: premiumFeature.optional(),
  /** With 409 for a stale version: the stored state. */
  current: z.unknown().optional(),
});
export type ProblemBody = z.infer<typeof problem>;
