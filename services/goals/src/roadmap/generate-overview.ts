import type { Milestone } from '@pathwise/contracts/api/goals';
import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import { draftRoadmapFor } from '@pathwise/contracts/questions/ai';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { toMilestone } from '../milestones/milestones-of-goal.ts';
import { announceRoadmap } from './announce-roadmap.ts';
import { applyDraft } from './apply-draft.ts';
import { askCoach, type CoachDay, inWords } from './ask-coach.ts';
import { everythingOfGoal } from './everything-of-goal.ts';
import { fitDraft } from './fit-draft.rules.ts';
import { keepReplaced } from './keep-replaced.ts';
import { proposeRoadmap } from './propose-roadmap.ts';

export interface Redrafted {
  goalOverview: string;
  timeline: Milestone[];
  undo: string;
}

/**
 * Asks the coach for a new draft, and applies or proposes it. What the person made, edited or completed stays
 * unchanged. Throws 503 while the coach is unavailable. A first draft that has not arrived yet is no longer waited for.
 */
export async function generateOverview(
  deps: GoalsDeps,
  input: OwnGoal & CoachDay & { apply?: boolean | undefined },
): Promise<Redrafted | RoadmapProposal> {
  const asked = await ownGoal(deps, input);
  const { draft } = await askCoach(deps, draftRoadmapFor, inWords(asked, input));
  const { goalId, ownerId, today } = input;
  if (input.apply === false) return proposeRoadmap(deps, { goalId, ownerId, asked, draft, today });

  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    return storeRedraft(deps, tx, { goal, draft, today });
  }, ofYears);
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
  const undo = await keepReplaced(deps, tx, { goal, applied });
  const saved = await saveGoal(deps, tx, goal, applied.changes);
  await announceChange(tx, saved);
  if (goal.roadmap === 'drafting') await announceRoadmap(tx, saved);
  return { goalOverview: saved.aiOverview ?? '', timeline: applied.steps.after.map(toMilestone), undo };
}
