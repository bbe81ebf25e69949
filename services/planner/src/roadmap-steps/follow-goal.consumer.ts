import { goalDeleted, goalRestored } from '@pathwise/contracts/events/goals';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { enterIfOpen, openAccount } from '../account/enter-account.ts';
import type { PlannerDeps } from '../deps.ts';
import { saveInPlace } from '../week/open-weeks.ts';
import { type TaskRecord, tasks } from '../week/task.model.ts';
import { announceTick } from './announce-tick.ts';
import { isUnlinked, relinked, unlinked } from './follow-goal.rules.ts';
import { type LinkedGoalRecord, linkedGoals } from './goal.model.ts';
import { linkedGoalIdOf } from './linked-goals.ts';
import { lastWordOf } from './steps.ts';

interface GoalEvent {
  ownerId: string;
  goalId: string;
  version: number;
}

/** A task of a deleted goal keeps its place and its words, and stands for itself. */
export const unlinkTasksOfGoal = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-unlink-tasks-of-goal',
    event: goalDeleted,
    prepare: ({ data }) => openAccount(deps, { ownerId: data.ownerId, part: 'plan' }),
    handle: ({ data }, tx) => follow(deps, tx, { ...data, deleted: true }),
  });

/** Once the goal is back its tasks stand for their steps again, and what was ticked meanwhile is told. */
export const relinkTasksOfGoal = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-relink-tasks-of-goal',
    event: goalRestored,
    prepare: ({ data }) => openAccount(deps, { ownerId: data.ownerId, part: 'plan' }),
    handle: ({ data }, tx) => follow(deps, tx, { ...data, deleted: false }),
  });

async function follow(deps: PlannerDeps, tx: Tx, event: GoalEvent & { deleted: boolean }): Promise<void> {
  const { ownerId, goalId, deleted } = event;
  if (!(await enterIfOpen(deps, tx, { ownerId, part: 'plan' }))) return;
  if (!(await isNews(deps, tx, event))) return;
  const found = await tasks(deps.db).find({ ownerId, goalId }).session(tx.session).lean<TaskRecord[]>();
  const after = new Map<string, TaskRecord>();
  for (const task of found.filter((task) => isUnlinked(task) !== deleted))
    after.set(task._id, deleted ? unlinked(task) : relinked(task, await lastWordOf(deps, tx, task)));
  await saveInPlace(deps, tx, { ownerId, changed: after });
  // What was ticked alone the goals service has not heard of; over what it has it passes.
  if (!deleted) for (const task of after.values()) if (task.tickedAs > 0) await announceTick(tx, task);
}

/** Remembers whether the goal is there, unless something newer is known. */
async function isNews(
  deps: PlannerDeps,
  { session }: Tx,
  { ownerId, goalId, deleted, version }: GoalEvent & { deleted: boolean },
): Promise<boolean> {
  const _id = linkedGoalIdOf({ ownerId, goalId });
  const model = linkedGoals(deps.db);
  const known = await model.findOne({ _id, ownerId }).session(session).lean<LinkedGoalRecord>();
  if (known && known.version >= version) return false;
  if (known) await model.updateOne({ _id, ownerId }, { $set: { deleted, version } }, { session });
  else await model.create([{ _id, ownerId, deleted, version, claims: 0 }], { session });
  return true;
}
