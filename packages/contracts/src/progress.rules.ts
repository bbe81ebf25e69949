// How a goal's percentage comes about, shared by the service that keeps it and the screen that explains it. Without zod.

/** What of a goal its percentage follows from. */
export interface Progressing {
  status: 'active' | 'completed' | 'paused';
  milestoneCount: number;
  completedMilestoneCount: number;
}

/** Why a goal reads what it reads: it is completed, it has milestones (each counts the same), or the person set it. */
export type ProgressBasis = 'completed' | 'milestones' | 'set';

export function progressBasis({ status, milestoneCount }: Omit<Progressing, 'completedMilestoneCount'>): ProgressBasis {
  if (status === 'completed') return 'completed';
  return milestoneCount > 0 ? 'milestones' : 'set';
}

/**
 * Percent, 0 to 100: 100 when completed, the share of ticked milestones and AI steps when there are any, else what the
 * person set. A share never rounds to 0 once something is ticked, nor to 100 while something is open.
 */
export function progressOf(goal: Progressing & { ownProgress: number }): number {
  const { ownProgress, milestoneCount, completedMilestoneCount } = goal;
  const basis = progressBasis(goal);
  if (basis === 'completed') return 100;
  if (basis === 'set') return ownProgress;
  if (completedMilestoneCount === 0) return 0;
  if (completedMilestoneCount >= milestoneCount) return 100;
  return Math.min(99, Math.max(1, Math.round((completedMilestoneCount / milestoneCount) * 100)));
}
