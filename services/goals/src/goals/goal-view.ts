import type { Goal } from '@pathwise/contracts/api/goals';
import { progressOf } from '@pathwise/contracts/progress.rules';
import type { GoalRecord } from './goal.model.ts';
import { roadmapStatusAt } from './goal.rules.ts';

/** The goal as its owner sees it. */
export function toGoal(goal: GoalRecord, now: Date): Goal {
  const { title, description, category, priority, status, targetDate, aiOverview, coachNote, version } = goal;
  const { milestoneCount, completedMilestoneCount } = goal;
  return {
    id: goal._id,
    title,
    description,
    category,
    ...(goal.isCategoryRead ? { isCategoryRead: true } : {}),
    priority,
    status,
    targetDate,
    ...(goal.isTargetDateRead ? { isTargetDateRead: true } : {}),
    progress: progressOf(goal),
    aiOverview,
    roadmapStatus: roadmapStatusAt(goal, now),
    ...(goal.closestKinds ? { closestKinds: goal.closestKinds } : {}),
    coachNote,
    milestoneCount,
    completedMilestoneCount,
    version,
    createdAt: goal.createdAt.toISOString(),
    createdOn: goal.createdOn,
    completedAt: goal.completedAt?.toISOString() ?? null,
  };
}

/** The fields of a goal that events carry. */
export function toFacts(goal: GoalRecord) {
  const { _id: goalId, ownerId, title, description, category, priority, targetDate, version } = goal;
  return { goalId, ownerId, title, description, category, priority, targetDate, version };
}
