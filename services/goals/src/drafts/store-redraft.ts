import type { Milestone } from '@pathwise/contracts/api/goals';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { everythingOfGoal } from '../goals/everything-of-goal.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { announceChange, announceRoadmap, saveGoal } from '../goals/own-goal.ts';
import { toMilestone } from '../milestones/milestones-of-goal.ts';
import { announceSteps } from '../plan-ticks/announce-steps.ts';
import { keepReplaced } from '../undo/keep-replaced.ts';
import { type AppliedDraft, applyDraft } from './apply-draft.ts';
import { dateRead } from './date-read.rules.ts';
import { fitDraft } from './fit-draft.rules.ts';

export interface Redrafted {
  goalOverview: string;
  timeline: Milestone[];
  undo: string;
}

/** Plans of many years may need a longer transaction. The wait for another transaction's lock is not extended. */
export const ofYears = { limitMs: 6_000 } as const;

/** Applies a draft that the person asked for. What it replaced goes to the trash, so that one undo restores it. */
export async function storeRedraft(
  deps: GoalsDeps,
  tx: Tx,
  input: {
    goal: GoalRecord;
    draft: RoadmapDraft;
    /** The day the draft was made for, and the day of storing when that is later. */
    today: string;
    storedOn?: string;
    accepts?: (itemId: string) => boolean;
  },
): Promise<Redrafted> {
  const { goal, today, storedOn = today, accepts = () => true } = input;
  const { _id: goalId, ownerId, createdOn, targetDate } = goal;
  const draft = fitDraft(input.draft, { today, storedOn, createdOn, targetDate });
  const standing = await everythingOfGoal(deps, { goalId, ownerId }, tx);
  const applied = await applyDraft(deps, tx, { goal, standing, draft, accepts });
  // The overview names the date, so the goal has it too.
  if (applied.changes.aiOverview) Object.assign(applied.changes, dateRead(goal, draft));
  const { saved, redrafted } = await keepApplied(deps, tx, { goal, applied });
  if (goal.roadmap === 'drafting') await announceRoadmap(tx, saved);
  return redrafted;
}

/** The todos that went. One that moved to another board is still there, and a new one is nobody's task yet. */
function goneOf(boards: AppliedDraft['boards']) {
  const after = new Set(boards.flatMap((board) => board.after.map(({ id }) => id)));
  return { before: boards.flatMap((board) => board.before.filter(({ id }) => !after.has(id))), after: [] };
}

/** Saves the goal after a draft or an edit was applied. What it replaced goes to the trash. */
export async function keepApplied(
  deps: GoalsDeps,
  tx: Tx,
  { goal, applied }: { goal: GoalRecord; applied: AppliedDraft },
): Promise<{ saved: GoalRecord; redrafted: Redrafted }> {
  const undo = await keepReplaced(deps, tx, { goal, applied });
  const saved = await saveGoal(deps, tx, goal, applied.changes);
  await announceChange(tx, saved);
  const { _id: goalId, ownerId, version } = saved;
  const { before } = applied.steps;
  const known = new Set(before.map(({ _id }) => _id));
  const after = applied.steps.after.filter(({ _id }) => known.has(_id));
  await announceSteps(tx, { goalId, ownerId, version, milestones: { before, after }, todos: goneOf(applied.boards) });
  const timeline = applied.steps.after.map(toMilestone);
  return { saved, redrafted: { goalOverview: saved.aiOverview ?? '', timeline, undo } };
}
