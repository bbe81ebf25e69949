import { stepTickedInPlan } from '@pathwise/contracts/events/planner';
import { tickTime } from '@pathwise/contracts/tick.rules';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import { type TaskRecord, tasks } from '../week/task.model.ts';
import { type Step, type StepRecord, steps } from './step.model.ts';

/** The step a task stands for; undefined for one that stands for itself, also while its goal is deleted. */
export function stepOf(task: TaskRecord): Step | undefined {
  return task.isUnlinked ? undefined : linkOf(task);
}

/** The step a task stands for, or will again once its goal is back. */
function linkOf({ ownerId, goalId, milestoneId, todoId }: TaskRecord): Step | undefined {
  if (goalId === null) return undefined;
  if (milestoneId !== null) return { ownerId, goalId, kind: 'milestone', stepId: milestoneId };
  return todoId === null ? undefined : { ownerId, goalId, kind: 'todo', stepId: todoId };
}

const idOf = ({ ownerId, goalId, stepId }: Step): string => `${ownerId}.${goalId}.${stepId}`;

/** What is known of a step; null while neither side has ticked it. */
export function knownStep({ db }: PlannerDeps, { session }: Tx, step: Step): Promise<StepRecord | null> {
  const { ownerId } = step;
  return steps(db)
    .findOne({ _id: idOf(step), ownerId })
    .session(session)
    .lean<StepRecord>()
    .exec();
}

export async function saveStep({ db }: PlannerDeps, { session }: Tx, step: Omit<StepRecord, '_id'>): Promise<void> {
  const { ownerId } = step;
  await steps(db).updateOne({ _id: idOf(step), ownerId }, { $set: step }, { upsert: true, session });
}

/** The tasks that stand for a step, or will again once its goal is back. */
export function tasksOfStep({ db }: PlannerDeps, { session }: Tx, step: Step): Promise<TaskRecord[]> {
  const { ownerId, goalId, kind, stepId } = step;
  const named = { ownerId, goalId, [`${kind}Id`]: stepId };
  return tasks(db).find(named).session(session).lean<TaskRecord[]>().exec();
}

/**
 * Remembers that the person ticked or unticked a task's step, until goals has answered, and tells goals; while the goal is
 * deleted that waits until it is back.
 */
export async function tickStepOf(deps: PlannerDeps, tx: Tx, task: TaskRecord): Promise<void> {
  const link = linkOf(task);
  if (!link) return;
  const known = await knownStep(deps, tx, link);
  const tickedAt = tickTime(known?.tickedAt, deps.now());
  const step = { ...link, completed: task.completed, tickedAt, isOpen: true };
  await saveStep(deps, tx, step);
  if (!task.isUnlinked) await tellGoals(tx, step);
}

/** Tells goals again of the ticks it has not answered, now that steps of the goal are back. Over what it knows it passes. */
export async function tellOpenTicks(
  deps: PlannerDeps,
  tx: Tx,
  own: { ownerId: string; goalId: string },
): Promise<void> {
  const { ownerId, goalId } = own;
  const open = await steps(deps.db).find({ ownerId, goalId, isOpen: true }).session(tx.session).lean<StepRecord[]>();
  for (const step of open) await tellGoals(tx, step);
}

function tellGoals(tx: Tx, { ownerId, goalId, kind, stepId, completed, tickedAt }: Omit<StepRecord, '_id'>) {
  return tx.emit(stepTickedInPlan, { ownerId, goalId, kind, stepId, completed, version: tickedAt });
}
