import { goalRestored } from '@pathwise/contracts/events/goals';
import { progressOf } from '@pathwise/contracts/progress.rules';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { ofYears } from '../drafts/store-redraft.ts';
import { type PlanOwner, refuseOverLimit } from '../goals/free-limit.ts';
import { toFacts } from '../goals/goal-view.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { countsOf, milestonesOfGoal } from '../milestones/milestones-of-goal.ts';
import { announceSteps } from '../plan-ticks/announce-steps.ts';
import { putTodosBack } from '../timelines/put-todos-back.ts';
import type { GoalsBatch, ParkedTodos, RoadmapBatch } from './goals-undo.ts';
import { takeDraftBack } from './take-draft-back.ts';

/** Undoes one deletion under today's limits. A goal over the free limit gets 402 and stays in the trash. */
export function bringBack(
  deps: GoalsDeps,
  input: PlanOwner & { token: string; kind?: GoalsBatch['kind'] },
): Promise<{ restoredCount: number }> {
  const { ownerId, plan } = input;
  return deps.inTurn(ownerId, () =>
    deps.undo.bringBack({ ...input, ...ofYears }, async (tx, batch) => {
      const own = { ...batch.about, ownerId };
      await deps.account.enter(tx, ownerId);
      if (batch.kind === 'goal') await restoreGoal(deps, tx, { ...own, plan });
      else if (batch.kind === 'roadmap') await restoreRoadmap(deps, tx, own, batch.memo);
      else if (batch.kind === 'redraft') await takeDraftBack(deps, tx, own, batch.memo);
      else if (batch.kind === 'todos' || batch.kind === 'replaced-todos') await restoreTodos(deps, tx, own, batch.memo);
      else if (batch.kind === 'milestone') await restoreMilestone(deps, tx, own, batch.memo);
      else await recount(deps, tx, own);
      if (batch.kind === 'goal') return undefined;
      const { version } = await ownGoal(deps, own, tx);
      await announceSteps(tx, { ...own, version, ...backIn(batch) });
      return undefined;
    }),
  );
}

/** Undoes an accepted change of a plan, and nothing else. */
export function undoChange(deps: GoalsDeps, own: { ownerId: string; token: string }) {
  return bringBack(deps, { ...own, plan: 'free', kind: 'redraft' });
}

/** The steps that come back as they were. Taking a draft back announces its own. */
function backIn(batch: GoalsBatch): Pick<Parameters<typeof announceSteps>[1], 'milestones' | 'todos'> {
  const milestones = batch.kind === 'milestone' || batch.kind === 'roadmap' ? (batch.documents.milestones ?? []) : [];
  const todos = parkedIn(batch).flatMap((parked) => parked.todos.map(({ todo }) => todo));
  return { milestones: { before: [], after: milestones }, todos: { before: [], after: todos } };
}

function parkedIn(batch: GoalsBatch): readonly ParkedTodos[] {
  if (batch.kind === 'todos' || batch.kind === 'replaced-todos' || batch.kind === 'milestone') return batch.memo;
  return batch.kind === 'roadmap' ? batch.memo.flatMap((part) => ('parked' in part ? part.parked : [])) : [];
}

/** Writes the goal too, so that a concurrent deletion conflicts and leaves no timeline without its goal. */
async function restoreTodos(deps: GoalsDeps, tx: Tx, own: OwnGoal, memo: readonly ParkedTodos[]): Promise<void> {
  await saveGoal(deps, tx, await ownGoal(deps, own, tx), {});
  for (const parked of memo) await putTodosBack(deps, tx, own, parked);
}

/** A step that a draft or an edit removed comes back with its todos. */
async function restoreMilestone(deps: GoalsDeps, tx: Tx, own: OwnGoal, memo: readonly ParkedTodos[]): Promise<void> {
  for (const parked of memo) await putTodosBack(deps, tx, own, parked);
  await recount(deps, tx, own);
}

async function restoreGoal(deps: GoalsDeps, tx: Tx, own: OwnGoal & PlanOwner): Promise<void> {
  await refuseOverLimit(deps, tx, own);
  const deleted = await ownGoal(deps, own, tx);
  const isAwaiting = deleted.roadmap === 'drafting';
  const goal = await saveGoal(deps, tx, deleted, isAwaiting ? { draftAskedAt: deps.now() } : {});
  const { status, draftId, createdOn, timeZone } = goal;
  const asksAgain = isAwaiting ? { awaitedDraft: { draftId, createdOn, timeZone } } : {};
  await tx.emit(goalRestored, { ...toFacts(goal), status, progress: progressOf(goal), ...asksAgain });
}

/** Recounts the goal's milestones after an undo. Throws 404 when the goal itself is deleted. */
async function recount(deps: GoalsDeps, tx: Tx, own: OwnGoal): Promise<void> {
  const goal = await ownGoal(deps, own, tx);
  const counts = countsOf(await milestonesOfGoal(deps, own, tx));
  await announceChange(tx, await saveGoal(deps, tx, goal, counts));
}

async function restoreRoadmap(deps: GoalsDeps, tx: Tx, own: OwnGoal, memo: RoadmapBatch['memo']): Promise<void> {
  const goal = await ownGoal(deps, own, tx);
  if (goal.roadmap !== 'none') {
    throw conflict('This goal has a newer roadmap. Clear that one first to bring the old one back.');
  }
  for (const part of memo) if ('parked' in part) await putTodosBack(deps, tx, own, part.parked);
  const counts = countsOf(await milestonesOfGoal(deps, own, tx));
  const cleared = memo.find((part) => 'overview' in part);
  if (!cleared) throw notFound('deleted item');
  const { aiOverview, overviewEditedAt, roadmap, roadmapVersion } = cleared.overview;
  const overview = goal.aiOverview ? {} : { aiOverview, overviewEditedAt, overviewVersion: goal.version + 1 };
  await announceChange(tx, await saveGoal(deps, tx, goal, { ...overview, ...counts, roadmap, roadmapVersion }));
}
