import type { PlannedStep } from '@pathwise/contracts/task';
import { trusted } from 'mongoose';
import type { PlannerDeps } from '../deps.ts';
import { tasks } from './task.model.ts';
import { toTask } from './task-view.ts';

const atMost = 1000;

/** The days that steps of a goal, or of all goals, are planned for, the latest first. A deleted goal has none. */
export async function listPlanned(
  deps: PlannerDeps,
  { ownerId, goalId }: { ownerId: string; goalId?: string | undefined },
): Promise<PlannedStep[]> {
  const linked = { ownerId, goalId: goalId ?? trusted({ $ne: null }) };
  const found = await tasks(deps.db).find(linked).sort({ specificDate: -1 }).limit(atMost).lean();
  return found
    .map(toTask)
    .filter((task) => task.goalId !== null)
    .map(({ milestoneId, todoId, specificDate, completed }) => ({ milestoneId, todoId, specificDate, completed }));
}
