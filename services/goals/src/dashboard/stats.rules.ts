import type { dashboardStats } from '@pathwise/contracts/api/goals';
import { overallProgress, progressOf } from '@pathwise/contracts/progress.rules';
import { dayIn } from '@pathwise/service-kit/calendar';
import type { z } from 'zod';

export type DashboardStats = z.output<typeof dashboardStats>;
type Counted = Parameters<typeof progressOf>[0] & { targetDate: string | null; completedAt: Date | null };

/** The dashboard's figures; month and year are those of `today`, a calendar day in `timeZone`. */
export function statsOf(
  goals: readonly Counted[],
  { today, timeZone }: { today: string; timeZone: string },
): DashboardStats {
  const active = goals.filter(({ status }) => status === 'active');
  const completed = goals.filter(({ status }) => status === 'completed');
  const month = today.slice(0, 7);
  const year = today.slice(0, 4);
  return {
    activeGoals: active.length,
    completedGoals: completed.length,
    overallProgress: overallProgress(goals.map((goal) => ({ status: goal.status, progress: progressOf(goal) }))),
    dueThisMonth: active.filter(({ targetDate }) => targetDate?.startsWith(month)).length,
    completedThisYear: completed.filter(
      ({ completedAt }) => completedAt && dayIn(timeZone, completedAt).startsWith(year),
    ).length,
  };
}
