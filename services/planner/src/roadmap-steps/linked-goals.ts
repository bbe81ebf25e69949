import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import type { TaskRecord } from '../week/task.model.ts';
import { type LinkedGoalRecord, linkedGoals } from './goal.model.ts';

export const linkedGoalIdOf = ({ ownerId, goalId }: { ownerId: string; goalId: string }): string =>
  `${ownerId}.${goalId}`;

/**
 * Which of the goals that tasks coming into the plan belong to are deleted. To be called in the transaction that brings the
 * tasks, so that none can miss an event of the same moment.
 */
export async function claimGoals(
  deps: PlannerDeps,
  { session }: Tx,
  coming: readonly Pick<TaskRecord, 'ownerId' | 'goalId'>[],
): Promise<ReadonlySet<string>> {
  const model = linkedGoals(deps.db);
  const goals = new Map(
    coming.flatMap(({ ownerId, goalId }) => (goalId === null ? [] : [[goalId, { ownerId, goalId }] as const])),
  );
  const deleted = new Set<string>();
  const missing: LinkedGoalRecord[] = [];
  for (const { ownerId, goalId } of goals.values()) {
    const _id = linkedGoalIdOf({ ownerId, goalId });
    const counted = { $inc: { claims: 1 } };
    const goal = await model.findOneAndUpdate({ _id, ownerId }, counted, { session }).lean<LinkedGoalRecord>();
    if (goal?.deleted) deleted.add(goalId);
    if (!goal) missing.push({ _id, ownerId, deleted: false, version: 0, claims: 1 });
  }
  if (missing.length > 0) await model.insertMany(missing, { session, lean: true });
  return deleted;
}
