import type { Goal, newGoal } from '@pathwise/contracts/api/goals';
import { goalCreated } from '@pathwise/contracts/events/goals';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { claiming, type PlanOwner, refuseOverLimit } from './free-limit.ts';
import { type GoalRecord, goals } from './goal.model.ts';
import { toFacts, toGoal } from './goal-view.ts';

export interface GoalWish extends PlanOwner {
  today: string;
  timeZone: string;
  /** Id of the draft that the goal waits for. A new id is made when it is absent. */
  draftId?: string | undefined;
  /** A target date in the past is allowed, for plans made earlier. The coach then sets no dates. */
  goal: z.output<typeof newGoal>;
}

/** Creates a goal. Its goal-created event asks the coach for a roadmap. Throws 402 over the free limit. */
export function createGoal(deps: GoalsDeps, wish: GoalWish): Promise<Goal> {
  return claiming(deps, wish, () =>
    deps.inTransaction(async (tx) => toGoal(await addGoal(deps, tx, wish), deps.now())),
  );
}

/** Creates the goal inside the caller's transaction, which must run inside `claiming`. */
export async function addGoal(deps: GoalsDeps, tx: Tx, wish: GoalWish): Promise<GoalRecord> {
  await deps.account.enter(tx, wish.ownerId);
  const goal = newRecord(deps, wish);
  await goals(deps.db).insertMany([goal], { session: tx.session, lean: true });
  await refuseOverLimit(deps, tx, wish);
  const { draftId, createdOn, timeZone } = goal;
  await tx.emit(goalCreated, { ...toFacts(goal), draftId, createdOn, timeZone });
  return goal;
}

function newRecord(deps: GoalsDeps, { ownerId, today, timeZone, draftId = deps.newId(), goal }: GoalWish): GoalRecord {
  const now = deps.now();
  return {
    _id: deps.newId(),
    ownerId,
    title: goal.title,
    description: goal.description || null,
    category: goal.category,
    ...(goal.isCategoryOpen ? { isCategoryOpen: true } : {}),
    priority: goal.priority,
    status: 'active',
    targetDate: goal.targetDate ?? null,
    ownProgress: 0,
    milestoneCount: 0,
    completedMilestoneCount: 0,
    aiOverview: null,
    overviewEditedAt: null,
    closestKinds: null,
    coachNote: null,
    roadmap: 'drafting',
    draftId,
    draftAskedAt: now,
    createdOn: today,
    timeZone,
    hasMondayWeeks: true,
    createdAt: now,
    completedAt: null,
    version: 1,
    fieldsVersion: 1,
    overviewVersion: 1,
    roadmapVersion: 0,
  };
}
