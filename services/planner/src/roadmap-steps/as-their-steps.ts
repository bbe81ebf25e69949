import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import type { TaskRecord } from '../week/task.model.ts';
import { announceTick } from './announce-tick.ts';
import { isUnlinked, relinked, unlinked } from './follow-goal.rules.ts';
import { claimGoals } from './linked-goals.ts';
import { claimStep } from './steps.ts';

/**
 * Tasks that come into the plan, anew or from the trash, done or not as the roadmap has their steps now. Those of a deleted
 * goal stand for themselves until it is back.
 */
export async function asTheirSteps(deps: PlannerDeps, tx: Tx, coming: readonly TaskRecord[]): Promise<TaskRecord[]> {
  const deleted = await claimGoals(deps, tx, coming);
  const result: TaskRecord[] = [];
  for (const task of coming) {
    if (task.goalId !== null && deleted.has(task.goalId)) {
      result.push(unlinked(task));
      continue;
    }
    const completed = await claimStep(deps, tx, task);
    const linked = isUnlinked(task) ? relinked(task, completed) : { ...task, completed };
    if (isUnlinked(task) && task.tickedAs > 0) await announceTick(tx, linked);
    result.push(linked);
  }
  return result;
}
