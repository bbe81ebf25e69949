import { goalRestored } from '@pathwise/contracts/events/goals';
import { progressOf } from '@pathwise/contracts/progress.rules';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { UndoBatch } from '@pathwise/service-kit/undo';
import { enterIfOpen } from '../account/enter-account.ts';
import type { GoalsDeps } from '../deps.ts';
import { claimPlace, type PlanOwner } from '../goals/free-limit.ts';
import { toFacts } from '../goals/goal-view.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { countsOf, milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { tickAsWaiting } from '../plan-ticks/waiting-ticks.ts';
import { type ClearedOverview, clearedOverviews } from '../roadmap/cleared-overview.model.ts';
import { ofYears } from '../roadmap/generate-overview.ts';
import { takeDraftBack } from '../roadmap/take-draft-back.ts';
import { putTodosBack } from '../timelines/park-todos.ts';

/** Brings one deletion back, under the limits of now: a goal over the free plan's is refused with 402 and stays in the trash. */
export function bringBack(deps: GoalsDeps, input: PlanOwner & { token: string }): Promise<{ restoredCount: number }> {
  return deps.inTurn(input.ownerId, async () => {
    let todoCount: number | undefined;
    const restored = await deps.undo.bringBack({ ...input, ...ofYears }, async (tx, batch) => {
      const own = goalOf(batch, input.ownerId);
      // A tick of the plan at the same moment finds the step here, or is found waiting for it.
      if ((await enterIfOpen(deps, tx, own.ownerId)) === undefined) throw notFound('account');
      if (batch.kind === 'goal') await restoreGoal(deps, tx, { ...own, plan: input.plan });
      else if (batch.kind === 'roadmap') await restoreRoadmap(deps, tx, own, batch);
      else if (batch.kind === 'redraft')
        await takeDraftBack(deps, tx, { ...own, ids: idsOf(batch, 'replacedRoadmaps') });
      else if (batch.kind === 'todos') todoCount = await restoreTodos(deps, tx, own, batch);
      else await recount(deps, tx, own);
      await tickAsWaiting(deps, tx, own);
    });
    return todoCount === undefined ? restored : { restoredCount: todoCount };
  });
}

const idsOf = ({ documents }: UndoBatch, collection: string) => (documents[collection] ?? []).map(({ _id }) => _id);

/** The goal is written to, so that a deletion of it at the same moment leaves no timeline without one. */
async function restoreTodos(deps: GoalsDeps, tx: Tx, own: OwnGoal, batch: UndoBatch): Promise<number> {
  await saveGoal(deps, tx, await ownGoal(deps, own, tx), {});
  return putTodosBack(deps, tx, { ids: idsOf(batch, 'parkedTimelines'), ownerId: own.ownerId });
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

async function restoreRoadmap(deps: GoalsDeps, tx: Tx, own: OwnGoal, batch: UndoBatch): Promise<void> {
  const goal = await ownGoal(deps, own, tx);
  if (goal.roadmap !== 'none') {
    throw conflict('This goal has a newer roadmap. Clear that one first to bring the old one back.');
  }
  const { session } = tx;
  const parked = await clearedOverviews(deps.db).findOneAndDelete(own, { session }).lean<ClearedOverview>();
  await putTodosBack(deps, tx, { ids: idsOf(batch, 'parkedTimelines'), ownerId: own.ownerId });
  const counts = countsOf(await milestonesOfGoal(deps, own, tx));
  const { aiOverview, overviewEditedAt, roadmap, roadmapVersion } = parked ?? { ...goal, roadmap: 'ready' as const };
  const overview = goal.aiOverview ? {} : { aiOverview, overviewEditedAt, overviewVersion: goal.version + 1 };
  await announceChange(tx, await saveGoal(deps, tx, goal, { ...overview, ...counts, roadmap, roadmapVersion }));
}
