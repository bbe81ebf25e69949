import { progressOf } from '@pathwise/contracts/progress.rules';
import type { storeDraftFor } from '@pathwise/contracts/questions/goals';
import { dayIn } from '@pathwise/service-kit/calendar';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { applyDraft } from '../drafts/apply-draft.ts';
import { fitDraft } from '../drafts/fit-draft.rules.ts';
import { ofYears, storeRedraft } from '../drafts/store-redraft.ts';
import { type EverythingOfGoal, everythingOfGoal } from '../goals/everything-of-goal.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { toGoal } from '../goals/goal-view.ts';
import { announceChange, announceRoadmap, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { milestonesOfGoal, toMilestone } from '../milestones/milestones-of-goal.ts';

type Asked = z.output<(typeof storeDraftFor)['request']>;
type Reply = z.input<(typeof storeDraftFor)['reply']>;

/**
 * Stores a draft of the coach once. A retry gets the stored roadmap as its answer. A first draft (with `draftId`) is
 * stored only while the goal waits for it, so not after a clear or a redraft. A deleted goal is a 404.
 */
export function storeDraftOfCoach(deps: GoalsDeps, asked: Asked): Promise<Reply> {
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, asked, tx);
    if (goal.roadmap === 'drafting' && goal.draftId === asked.draftId) return storeFirst(deps, tx, { goal, asked });
    const { goalId, ownerId, draft, today } = asked;
    const standing = await milestonesOfGoal(deps, { goalId, ownerId }, tx);
    if (asked.draftId || standing.some(({ type }) => type === 'ai-step'))
      return { goal: toGoal(goal, deps.now()), milestones: standing.map(toMilestone) };
    const { timeline } = await storeRedraft(deps, tx, { goal, draft, today });
    return { goal: toGoal(await ownGoal(deps, asked, tx), deps.now()), milestones: timeline };
  }, ofYears);
}

const nothing: EverythingOfGoal = { milestones: [], suggestions: [], timelines: [] };

async function storeFirst(
  deps: GoalsDeps,
  tx: Tx,
  { goal, asked }: { goal: GoalRecord; asked: Asked },
): Promise<Reply> {
  const { createdOn, targetDate, timeZone } = goal;
  const storedOn = dayIn(timeZone, deps.now()); // later than `today` when delivery of the draft was delayed
  const draft = fitDraft(asked.draft, { today: createdOn, storedOn, createdOn, targetDate });
  // Every write to a part of the goal increments `version`, so version 1 has no parts.
  const standing = goal.version === 1 ? nothing : await everythingOfGoal(deps, asked, tx);
  const { changes, steps } = await applyDraft(deps, tx, { goal, standing, draft });
  const saved = await saveGoal(deps, tx, goal, changes);
  if (progressOf(saved) !== progressOf(goal)) await announceChange(tx, saved);
  await announceRoadmap(tx, saved);
  return { goal: toGoal(saved, deps.now()), milestones: steps.after.map(toMilestone) };
}
