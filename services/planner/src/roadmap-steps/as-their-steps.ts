import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { PlannerDeps } from '../deps.ts';
import type { TaskRecord } from '../week/task.model.ts';
import { linkedGoalIdOf, linkedGoals } from './goal.model.ts';
import { knownStep, linkOf } from './steps.ts';

/**
 * Sets `completed` of linked tasks from their steps. Used for new and restored tasks, and when their goal or step
 * is deleted or restored. Until that is restored, a task of a deleted one is not linked to its step.
 */
export async function asTheirSteps(deps: PlannerDeps, tx: Tx, tasks: readonly TaskRecord[]): Promise<TaskRecord[]> {
  const deleted = await deletedGoalsOf(deps, tx, tasks);
  const result: TaskRecord[] = [];
  for (const task of tasks) {
    const step = linkOf(task);
    const known = step && (await knownStep(deps, tx, step));
    const isUnlinked = (task.goalId !== null && deleted.has(task.goalId)) || known?.isGone === true;
    result.push({ ...task, isUnlinked, completed: (isUnlinked ? undefined : known?.completed) ?? task.completed });
  }
  return result;
}

async function deletedGoalsOf(
  deps: PlannerDeps,
  { session }: Tx,
  [first, ...others]: readonly TaskRecord[],
): Promise<ReadonlySet<string>> {
  if (!first) return new Set();
  const { ownerId } = first;
  const goalIds = new Set([first, ...others].flatMap(({ goalId }) => goalId ?? []));
  const ids = new Map([...goalIds].map((goalId) => [linkedGoalIdOf({ ownerId, goalId }), goalId]));
  const some = { _id: trusted({ $in: [...ids.keys()] }), ownerId, deleted: true };
  const found = ids.size > 0 ? await linkedGoals(deps.db).find(some).session(session).lean() : [];
  return new Set(found.flatMap(({ _id }) => ids.get(_id) ?? []));
}
