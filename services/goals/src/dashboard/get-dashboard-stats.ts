import type { GoalsDeps } from '../deps.ts';
import { goals } from '../goals/goal.model.ts';
import { type DashboardStats, statsOf } from './stats.rules.ts';

export async function getDashboardStats(
  deps: GoalsDeps,
  { ownerId, today, timeZone }: { ownerId: string; today: string; timeZone: string },
): Promise<DashboardStats> {
  const counted = {
    status: 1,
    ownProgress: 1,
    milestoneCount: 1,
    completedMilestoneCount: 1,
    targetDate: 1,
    completedAt: 1,
  };
  const own = await goals(deps.db).find({ ownerId }, counted).lean();
  return statsOf(own, { today, timeZone });
}
