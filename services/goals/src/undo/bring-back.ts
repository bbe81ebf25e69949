import { goalRestored } from '@pathwise/contracts/events/goals';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { UndoBatch } from '@pathwise/service-kit/undo';
import type { GoalsDeps } from '../deps.ts';
import { claimPlace, type PlanOwner } from '../goals/free-limit.ts';
import { progressOf } from '../goals/goal.rules.ts';
import { toFacts } from '../goals/goal-view.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { countsOf, milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { type ClearedOverview, clearedOverviews } from '../roadmap/cleared-overview.model.ts';

/** Brings one deletion back, under the limits of now: a goal over the free plan's is refused with 402 and stays in the trash. */
export function bringBack(deps: GoalsDeps, input: PlanOwner & { token: string }): Promise<{ restoredCount: number }> {
  return deps.inTurn(input.ownerId, () =>
    deps.undo.bringBack(input, async (tx, batch) => {
      const own = goalOf(batch, input.ownerId);
      if (batch.kind === 'goal') await restoreGoal(deps, tx, { ...own, plan: input.plan });
      else if (batch.kind === 'roadmap') await restoreRoadmap(deps, tx, own);
      else await recount(deps, tx, own);
    }),
  );
}

/** Every batch of this service belongs to one goal. */
function goalOf({ documents }: UndoBatch, ownerId: string): OwnGoal {
  const [goal] = documents['goals'] ?? [];
  const [part] = Object.values(documents).flat();
  const goalId = goal?._id ?? part?.['goalId'];
  if (typeof goalId !== 'string') throw notFound('deleted item');
  return { goalId, ownerId };
}

async function restoreGoal(deps: GoalsDeps, tx: Tx, own: OwnGoal & PlanOwner): Promise<void> {
  await claimPlace(deps, tx, own);
  const goal = await saveGoal(deps, tx, await ownGoal(deps, own, tx), {});
  await tx.emit(goalRestored, { ...toFacts(goal), status: goal.status, progress: progressOf(goal) });
}

/** The goal's figures after its milestones came back; 404 when the goal itself is gone. */
async function recount(deps: GoalsDeps, tx: Tx, own: OwnGoal): Promise<void> {
  const goal = await ownGoal(deps, own, tx);
  const counts = countsOf(await milestonesOfGoal(deps, own, tx));
  await announceChange(tx, await saveGoal(deps, tx, goal, counts));
}

async function restoreRoadmap(deps: GoalsDeps, tx: Tx, own: OwnGoal): Promise<void> {
  const goal = await ownGoal(deps, own, tx);
  if (goal.roadmap !== 'none') {
    throw conflict('This goal has a newer roadmap. Clear that one first to bring the old one back.');
  }
  const { session } = tx;
  const parked = await clearedOverviews(deps.db).findOneAndDelete(own, { session }).lean<ClearedOverview>();
  const counts = countsOf(await milestonesOfGoal(deps, own, tx));
  const { aiOverview, overviewEditedAt, roadmap } = parked ?? { ...goal, roadmap: 'ready' as const };
  const overview = goal.aiOverview ? {} : { aiOverview, overviewEditedAt, overviewVersion: goal.version + 1 };
  await announceChange(tx, await saveGoal(deps, tx, goal, { ...overview, ...counts, roadmap }));
}
