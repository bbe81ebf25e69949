import { roadmapReady } from '@pathwise/contracts/events/goals';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalRecord } from '../goals/goal.model.ts';

/** Emits roadmap-ready once the goal's draft is stored, from an event or a question. */
export function announceRoadmap(tx: Tx, goal: GoalRecord): Promise<void> {
  const { _id: goalId, ownerId, draftId, title, milestoneCount, version } = goal;
  return tx.emit(roadmapReady, { goalId, ownerId, draftId, title, milestoneCount, version });
}
