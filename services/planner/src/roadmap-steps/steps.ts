import type { EventData } from '@pathwise/contracts/event';
import type { stepsChanged } from '@pathwise/contracts/events/goals';
import { stepTickedInPlan } from '@pathwise/contracts/events/planner';
import { tickTime } from '@pathwise/contracts/tick.rules';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { type TaskRecord, tasks } from '../week/task.model.ts';
import { type Step, type StepRecord, steps } from './step.model.ts';

/** The step a task is linked to. Undefined without a link, and while the goal or the step is deleted. */
export function stepOf(task: TaskRecord): Step | undefined {
  return task.isUnlinked ? undefined : linkOf(task);
}

/** The step a task is linked to, also while the goal or the step is deleted. */
export function linkOf({ ownerId, goalId, milestoneId, todoId }: TaskRecord): Step | undefined {
  if (goalId === null) return undefined;
  if (milestoneId !== null) return { ownerId, goalId, kind: 'milestone', stepId: milestoneId };
  return todoId === null ? undefined : { ownerId, goalId, kind: 'todo', stepId: todoId };
}

const idOf = ({ ownerId, goalId, stepId }: Step): string => `${ownerId}.${goalId}.${stepId}`;

/** The stored state of a step. Null while neither service has ticked or changed it. */
export function knownStep({ db }: PlannerDeps, { session }: Tx, step: Step): Promise<StepRecord | null> {
  const { ownerId } = step;
  return steps(db)
    .findOne({ _id: idOf(step), ownerId })
    .session(session)
    .lean()
    .exec();
}

export async function saveStep({ db }: PlannerDeps, { session }: Tx, step: Omit<StepRecord, '_id'>): Promise<void> {
  const { ownerId } = step;
  await steps(db).updateOne({ _id: idOf(step), ownerId }, { $set: step }, { upsert: true, session });
}

/** A change of a step in goals. */
export type StepChange = EventData<typeof stepsChanged>['steps'][number];

/**
 * Stores whether the step exists, and its title. Returns its last title, if known: a later change may have arrived
 * before this one.
 */
export async function saveStepChange(
  { db }: PlannerDeps,
  { session }: Tx,
  input: StepChange & { ownerId: string; goalId: string; version: number },
): Promise<string | undefined> {
  const { ownerId, goalId, kind = 'milestone', stepId, title, completed, version } = input;
  const step = { ownerId, goalId, kind, stepId };
  const _id = idOf(step);
  const known = await steps(db).findOne({ _id, ownerId }).session(session).lean();
  const fresh = { ...step, completed, tickedAt: 0, isOpen: false };
  const isLatest = (changedIn = 0) => version > changedIn;
  const changes = {
    ...(isLatest(known?.changedIn) ? { isGone: title === null, changedIn: version } : {}),
    ...(title !== null && isLatest(known?.titledIn) ? { title, titledIn: version } : {}),
  };
  await steps(db).updateOne({ _id, ownerId }, { $set: changes, $setOnInsert: fresh }, { upsert: true, session });
  return changes.title ?? known?.title;
}

/** Stores at once that todos without a record are deleted. */
export async function saveGoneTodos(
  { db }: PlannerDeps,
  { session }: Tx,
  input: { ownerId: string; goalId: string; version: number; gone: readonly StepChange[] },
): Promise<void> {
  const { ownerId, goalId, version, gone } = input;
  const records = gone.map(({ stepId, completed }): StepRecord => {
    const step = { ownerId, goalId, kind: 'todo', stepId } as const;
    return { _id: idOf(step), ...step, completed, tickedAt: 0, isOpen: false, isGone: true, changedIn: version };
  });
  await steps(db).insertMany(records, { session });
}

/** The tasks linked to a step, also while the goal is deleted. */
export function tasksOfStep({ db }: PlannerDeps, { session }: Tx, step: Step): Promise<TaskRecord[]> {
  const { ownerId, goalId, kind, stepId } = step;
  const named = { ownerId, goalId, [`${kind}Id`]: stepId };
  return tasks(db).find(named).session(session).lean().exec();
}

/**
 * Stores a tick or untick of a task's step until goals answers it, and sends it to goals. While the goal or the
 * step is deleted, nothing is sent until it is restored.
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

/** Sends unanswered ticks again after steps of the goal were restored. Goals ignores ticks that it already knows. */
export async function tellOpenTicks(
  deps: PlannerDeps,
  tx: Tx,
  own: { ownerId: string; goalId: string },
): Promise<void> {
  const { ownerId, goalId } = own;
  const open = await steps(deps.db).find({ ownerId, goalId, isOpen: true }).session(tx.session).lean();
  for (const step of open) await tellGoals(tx, step);
}

function tellGoals(tx: Tx, { ownerId, goalId, kind, stepId, completed, tickedAt }: Omit<StepRecord, '_id'>) {
  return tx.emit(stepTickedInPlan, { ownerId, goalId, kind, stepId, completed, version: tickedAt });
}
