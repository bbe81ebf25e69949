import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { type TaskTick, tickStep } from './tick-step.ts';
import { type WaitingTickRecord, waitingTicks } from './waiting-tick.model.ts';

/** Remembers the tick of a task whose step is not there, instead of its earlier one. */
export async function letWait(deps: GoalsDeps, { session }: Tx, tick: TaskTick & { heardAs: number }): Promise<void> {
  const { taskId: _id, ownerId, goalId, milestoneId, todoId, completed, version, heardAs } = tick;
  const word = { goalId, milestoneId, todoId, completed, version, heardAs, at: deps.now() };
  await waitingTicks(deps.db).updateOne({ _id, ownerId }, { $set: word }, { upsert: true, session });
}

/**
 * Ticks the steps of a goal that are back as they were ticked in the plan meanwhile: nothing could be done to them here, so
 * that was the person's last word. All tasks that stand for a step are followed in their sequence, so that each is told how it
 * ended. To be called in the transaction that brings them, after it has entered the account.
 */
export async function tickAsWaiting(deps: GoalsDeps, tx: Tx, { goalId, ownerId }: OwnGoal): Promise<void> {
  const { session } = tx;
  const waiting = await waitingTicks(deps.db).find({ ownerId, goalId }).session(session).lean<WaitingTickRecord[]>();
  for (const { _id, ...tick } of waiting.toSorted((a, b) => a.heardAs - b.heardAs))
    if (await tickStep(deps, tx, { ...tick, taskId: _id }))
      await waitingTicks(deps.db).deleteOne({ _id, ownerId }, { session });
}
