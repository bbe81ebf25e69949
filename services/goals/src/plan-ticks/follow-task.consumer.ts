import { taskCompletionChanged } from '@pathwise/contracts/events/planner';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { enterIfOpen } from '../account/enter-account.ts';
import type { GoalsDeps } from '../deps.ts';
import { taskTicks } from './task-tick.model.ts';
import { type TaskTick, tickStep } from './tick-step.ts';
import { letWait } from './waiting-ticks.ts';

/** Ticks and unticks the step a planned task stands for, at once or, where that is in the trash, when it is back. */
export const followTask = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-follow-task',
    event: taskCompletionChanged,
    handle: async ({ data }, tx) => {
      const heardAs = await enterIfOpen(deps, tx, data.ownerId);
      if (heardAs === undefined) return;
      if (await isOutdated(deps, tx, data)) return;
      if (!(await tickStep(deps, tx, data))) await letWait(deps, tx, { ...data, heardAs });
      await remember(deps, tx, data);
    },
  });

async function isOutdated(deps: GoalsDeps, { session }: Tx, { taskId, ownerId, version }: TaskTick): Promise<boolean> {
  const heard = await taskTicks(deps.db).findOne({ _id: taskId, ownerId }).session(session).lean();
  return heard !== null && heard.version >= version;
}

async function remember(deps: GoalsDeps, { session }: Tx, { taskId, ownerId, version }: TaskTick): Promise<void> {
  await taskTicks(deps.db).updateOne({ _id: taskId, ownerId }, { $set: { version } }, { upsert: true, session });
}
