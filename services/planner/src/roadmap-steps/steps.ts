import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import type { TaskRecord } from '../week/task.model.ts';
import { type StepRecord, steps } from './step.model.ts';

export const stepIdOf = ({ ownerId, stepId }: { ownerId: string; stepId: string }): string => `${ownerId}.${stepId}`;

/** Whether the roadmap last said that the step a task stands for is done; undefined while it has said nothing. */
export async function lastWordOf(deps: PlannerDeps, { session }: Tx, task: TaskRecord): Promise<boolean | undefined> {
  const { ownerId } = task;
  const stepId = task.milestoneId ?? task.todoId;
  if (stepId === null) return undefined;
  const _id = stepIdOf({ ownerId, stepId });
  const step = await steps(deps.db).findOne({ _id, ownerId }).session(session).lean<StepRecord>();
  return step && step.version > 0 ? step.completed : undefined;
}

/**
 * Whether a task that comes into the plan is done: as the roadmap last said of the step it stands for. To be called in the
 * transaction that brings it, so that it cannot miss an event of the same moment.
 */
export async function claimStep(deps: PlannerDeps, { session }: Tx, task: TaskRecord): Promise<boolean> {
  const stepId = task.milestoneId ?? task.todoId;
  if (stepId === null) return task.completed;
  const { ownerId } = task;
  const _id = stepIdOf({ ownerId, stepId });
  const model = steps(deps.db);
  const step = await model.findOneAndUpdate({ _id, ownerId }, { $inc: { claims: 1 } }, { session }).lean<StepRecord>();
  if (!step) await model.create([{ _id, ownerId, completed: false, version: 0, claims: 1 }], { session });
  return step && step.version > 0 ? step.completed : task.completed;
}
