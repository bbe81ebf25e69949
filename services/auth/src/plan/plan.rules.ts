import type { Plan, Role } from '@pathwise/contracts/api/users';

interface Entitled {
  role: Role;
  plan: { plan: Plan; expiresAt: Date | null } | null;
  previewMode: Plan | null;
}

/**
 * The plan a person has now: the last one billing announced, until it ends. An admin has the previewed plan.
 * It is computed when a token is made, so a plan ends on time even while billing is down.
 */
export function effectivePlan({ role, plan, previewMode }: Entitled, now: Date): Plan {
  if (role === 'admin' && previewMode) return previewMode;
  if (!plan) return 'free';
  const ended = plan.expiresAt !== null && plan.expiresAt <= now;
  return ended ? 'free' : plan.plan;
}
