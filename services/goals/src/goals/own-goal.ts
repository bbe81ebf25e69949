import { goalChanged, goalCompleted, roadmapReady } from '@pathwise/contracts/events/goals';
import { progressOf } from '@pathwise/contracts/progress.rules';
import { conflict, notFound, staleVersion } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { type GoalRecord, goals } from './goal.model.ts';
import { toFacts, toGoal } from './goal-view.ts';

export interface OwnGoal {
  goalId: string;
  ownerId: string;
}

/** The goal, when it is this person's; 404 otherwise. */
export async function ownGoal(deps: GoalsDeps, { goalId, ownerId }: OwnGoal, tx?: Tx): Promise<GoalRecord> {
  const goal = await goals(deps.db)
    .findOne({ _id: goalId, ownerId })
    .session(tx?.session ?? null)
    .lean();
  if (!goal) throw notFound('goal');
  return goal;
}

/** Writes changes and increments the version, which orders events. Call it once per read. Returns the new goal. */
export async function saveGoal(
  deps: GoalsDeps,
  tx: Tx,
  goal: GoalRecord,
  changes: Partial<GoalRecord>,
): Promise<GoalRecord> {
  const next = { ...goal, ...changes, version: goal.version + 1 };
  const { _id, ownerId, version } = goal;
  const { matchedCount } = await goals(deps.db).updateOne(
    { _id, ownerId, version },
    { $set: { ...changes, version: next.version } },
    { session: tx.session },
  );
  if (matchedCount === 0) throw conflict('This goal was changed at the same moment. Please try again.');
  return next;
}

/** Emits goal-changed: what a list or another service shows of this goal may have changed. */
export function announceChange(tx: Tx, goal: GoalRecord): Promise<void> {
  return tx.emit(goalChanged, { ...toFacts(goal), status: goal.status, progress: progressOf(goal) });
}

/** Emits goal-completed, after the goal was saved as completed. */
export function announceCompletion(tx: Tx, goal: GoalRecord): Promise<void> {
  const { _id: goalId, ownerId, title, version } = goal;
  const completedAt = (goal.completedAt ?? new Date(0)).toISOString();
  return tx.emit(goalCompleted, { goalId, ownerId, title, completedAt, version });
}

/** Emits roadmap-ready once the goal's draft is stored. */
export function announceRoadmap(tx: Tx, goal: GoalRecord): Promise<void> {
  const { _id: goalId, ownerId, draftId, title, milestoneCount, version } = goal;
  return tx.emit(roadmapReady, { goalId, ownerId, draftId, title, milestoneCount, version });
}

/** Throws 409 with the stored goal for a save based on a version before `since`, the last edit of the same text. */
export function refuseStale(deps: GoalsDeps, goal: GoalRecord, since: number, given: number | undefined): void {
  if (given === undefined || given >= since) return;
  throw staleVersion('goal', toGoal(goal, deps.now()));
}
