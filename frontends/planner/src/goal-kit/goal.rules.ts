import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { freeGoalLimit } from '@pathwise/contracts/goal-limit.rules';
import { overallProgress, progressOf as progressFrom } from '@pathwise/contracts/progress.rules';

export interface DashboardStats {
  readonly activeGoals: number;
  readonly completedGoals: number;
  readonly overallProgress: number;
  readonly dueThisMonth: number;
  readonly completedThisYear: number;
}

/**
 * How near a free member is to the limit; the server decides. Goals of every status count. A paid plan has no limit.
 */
export function limitState(plan: string | undefined, goalCount: number): 'open' | 'one-left' | 'reached' {
  if (plan !== 'free') return 'open';
  if (goalCount >= freeGoalLimit) return 'reached';
  return goalCount === freeGoalLimit - 1 ? 'one-left' : 'open';
}

/** The percentage of a goal with these counts; unchanged without milestones. */
export function progressOf(
  goal: Pick<Goal, 'status' | 'milestoneCount' | 'completedMilestoneCount' | 'progress'>,
): number {
  return progressFrom({ ...goal, ownProgress: goal.progress });
}

/** The goal with the figures of these milestones. */
export function withMilestones(goal: Goal, milestones: readonly Pick<Milestone, 'completed'>[]): Goal {
  const completedMilestoneCount = milestones.filter(({ completed }) => completed).length;
  const next = { ...goal, milestoneCount: milestones.length, completedMilestoneCount };
  return { ...next, progress: progressOf(next) };
}

/** The dashboard's figures after a change to the cached goals. */
export function statsAfter(stats: DashboardStats, goals: readonly Goal[]): DashboardStats {
  return {
    ...stats,
    activeGoals: goals.filter(({ status }) => status === 'active').length,
    completedGoals: goals.filter(({ status }) => status === 'completed').length,
    overallProgress: overallProgress(goals),
  };
}

/** True when an active goal has no open milestone left. */
export function canBeCompleted(goal: Goal): boolean {
  return goal.status === 'active' && goal.milestoneCount > 0 && goal.completedMilestoneCount === goal.milestoneCount;
}

/** The chat's first message about a goal created on the goals page. */
export function roadmapRequest(goal: Pick<Goal, 'title' | 'description'>): string {
  const text = goal.description ? `${goal.title}. ${goal.description}` : goal.title;
  return `Please create a detailed roadmap for my new goal: ${text}`;
}
