// Computes a goal's percentage, for the service that stores it and the screen that explains it. Without zod.

/** The fields of a goal that determine its percentage. */
export interface Progressing {
  status: 'active' | 'completed' | 'paused';
  milestoneCount: number;
  completedMilestoneCount: number;
}

/** The source of the percentage: the goal is completed, it has milestones (with equal weight), or the person set it. */
export type ProgressBasis = 'completed' | 'milestones' | 'set';

export function progressBasis({ status, milestoneCount }: Omit<Progressing, 'completedMilestoneCount'>): ProgressBasis {
  if (status === 'completed') return 'completed';
  return milestoneCount > 0 ? 'milestones' : 'set';
}

/**
 * Percent, 0 to 100: 100 when completed, else the share of ticked milestones and AI steps, else what the person set. A
 * share never rounds to 0 once a step is ticked, nor to 100 while one is open. Example: 1 of 300 is 1, 299 of 300 is
 * 99.
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

/** The rounded mean over goals that are not paused; 0 without any. */
export function overallProgress(goals: readonly (Pick<Progressing, 'status'> & { progress: number })[]): number {
  const counted = goals.filter(({ status }) => status !== 'paused');
  if (counted.length === 0) return 0;
  return Math.round(counted.reduce((sum, { progress }) => sum + progress, 0) / counted.length);
}
