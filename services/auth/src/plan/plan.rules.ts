import type { Plan, Role } from '@pathwise/contracts/api/auth';

interface Entitled {
  role: Role;
  plan: { plan: Plan; expiresAt: Date | null } | null;
  previewMode: Plan | null;
}

/**
 * The plan a person has at this moment: what billing last said until that ends, and for an admin the previewed one.
 * Judged when a token is made rather than by a job, so that an end takes effect while billing is away.
 */
export function effectivePlan({ role, plan, previewMode }: Entitled, now: Date): Plan {
  if (role === 'admin' && previewMode) return previewMode;
  if (!plan) return 'free';
  const ended = plan.expiresAt !== null && plan.expiresAt <= now;
  return ended ? 'free' : plan.plan;
}
