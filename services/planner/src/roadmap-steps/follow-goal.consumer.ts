import { goalDeleted, goalRestored } from '@pathwise/contracts/events/goals';
import { consumer } from '@pathwise/service-kit/events/consumer';
import { newest } from '@pathwise/service-kit/transactions/newest';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { saveInPlace } from '../week/open-weeks.ts';
import { tasks } from '../week/task.model.ts';
import { asTheirSteps } from './as-their-steps.ts';
import { linkedGoalIdOf, linkedGoals } from './goal.model.ts';
import { tellOpenTicks } from './steps.ts';

interface GoalEvent {
  ownerId: string;
  goalId: string;
  version: number;
}

/** Unlinks the tasks of a deleted goal. They keep their place and text. */
export const unlinkTasksOfGoal = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-unlink-tasks-of-goal',
    event: goalDeleted,
    handle: ({ data }, tx) => follow(deps, tx, { ...data, deleted: true }),
  });

/** Links the tasks of a restored goal to their steps again, and sends goals the ticks made in the meantime. */
export const relinkTasksOfGoal = (deps: PlannerDeps) =>
  consumer({
    name: 'planner-relink-tasks-of-goal',
    event: goalRestored,
    handle: ({ data }, tx) => follow(deps, tx, { ...data, deleted: false }),
  });

async function follow(deps: PlannerDeps, tx: Tx, event: GoalEvent & { deleted: boolean }): Promise<void> {
  const { ownerId, goalId, deleted, version } = event;
  if ((await deps.account.enterIfOpen(tx, ownerId, 'plan')) === undefined) return;
  const _id = linkedGoalIdOf(event);
  if (!(await newest(linkedGoals(deps.db), tx, { _id, version, set: { deleted }, fresh: { ownerId } }))) return;
  const found = await tasks(deps.db).find({ ownerId, goalId }).session(tx.session).lean();
  const changing = found.filter(({ isUnlinked }) => isUnlinked !== deleted);
  const after = await asTheirSteps(deps, tx, changing);
  await saveInPlace(deps, tx, { ownerId, changed: new Map(after.map((task) => [task._id, task])) });
  if (!deleted) await tellOpenTicks(deps, tx, event);
}
