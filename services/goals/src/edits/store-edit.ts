import type { RoadmapChange } from '@pathwise/contracts/proposal';
import { conflict } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import { applySteps } from '../drafts/apply-steps.ts';
import { applyTimelines } from '../drafts/apply-timelines.ts';
import { keepApplied, type Redrafted } from '../drafts/store-redraft.ts';
import { everythingOfGoal } from '../goals/everything-of-goal.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { announceCompletion } from '../goals/own-goal.ts';
import { milestoneLimit } from '../milestones/create-milestone.ts';
import { countsOf } from '../milestones/milestones-of-goal.ts';
import { announceNewTicks } from '../plan-ticks/announce-tick.ts';
import { keepRemoved } from '../undo/keep-removed.ts';
import { editRoadmap } from './edit-roadmap.rules.ts';

/** Stores the accepted part of an edit. One undo takes back the goal's fields, its steps and their todos. */
export async function storeEdit(
  deps: GoalsDeps,
  tx: Tx,
  input: {
    goal: GoalRecord;
    changes: readonly RoadmapChange[];
    today: string;
    storedOn: string;
    accepts: (itemId: string) => boolean;
  },
): Promise<Redrafted> {
  const { goal, ...edit } = input;
  const own = { goalId: goal._id, ownerId: goal.ownerId };
  const standing = await everythingOfGoal(deps, own, tx);
  const edited = editRoadmap({ goal, standing }, { ...edit, now: deps.now() });
  if (edited.steps.sequence.length > milestoneLimit)
    throw conflict(`A goal holds at most ${milestoneLimit} milestones.`, 'too-many');
  const before = standing.milestones;
  const trashed = await keepRemoved(deps, tx, { ...own, redraft: edited });
  const after = await applySteps(deps, tx, { ...own, steps: edited.steps });
  const boards = await applyTimelines(deps, tx, { ...own, boards: edited.boards });
  const changes = { ...edited.goal, roadmapVersion: goal.version + 1, ...countsOf(after) };
  if (Object.keys(edited.goal).length > 0) Object.assign(changes, { fieldsVersion: goal.version + 1 });
  const applied = { changes, steps: { before, after }, boards, trashed, suggestions: null };
  const { saved, redrafted } = await keepApplied(deps, tx, { goal, applied });
  if (edited.goal.status === 'completed') await announceCompletion(tx, saved);
  await announceNewTicks(tx, { before, after });
  return redrafted;
}
