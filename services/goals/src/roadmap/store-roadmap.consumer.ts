import { roadmapDrafted } from '@pathwise/contracts/events/ai';
import { roadmapReady } from '@pathwise/contracts/events/goals';
import { progressOf } from '@pathwise/contracts/progress.rules';
import { dayIn } from '@pathwise/service-kit/calendar';
import { consumer } from '@pathwise/service-kit/consumer';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { GoalsDeps } from '../deps.ts';
import { type GoalRecord, goals } from '../goals/goal.model.ts';
import { announceChange, saveGoal } from '../goals/own-goal.ts';
import { applyDraft } from './apply-draft.ts';
import { everythingOfGoal } from './everything-of-goal.ts';
import { fitDraft } from './fit-draft.rules.ts';

/**
 * Stores the draft a goal asked for, once. A goal deleted or cleared meanwhile, one whose roadmap the person has asked for
 * anew, and a draft other than the one it waits for are left as they are.
 */
export const storeRoadmap = (deps: GoalsDeps) =>
  consumer({
    name: 'goals-store-roadmap',
    event: roadmapDrafted,
    handle: async ({ data }, tx) => {
      const { goalId, ownerId, draftId, draft } = data;
      const goal = await goals(deps.db)
        .findOne({ _id: goalId, ownerId, draftId, roadmap: 'drafting' })
        .session(tx.session)
        .lean<GoalRecord>();
      if (!goal) return;

      const { createdOn, targetDate, timeZone } = goal;
      const storedOn = dayIn(timeZone, deps.now()); // a later day when the draft was held up on its way
      const fitted = fitDraft(draft, { today: createdOn, storedOn, createdOn, targetDate });
      const standing = await everythingOfGoal(deps, { goalId, ownerId }, tx);
      const { changes } = await applyDraft(deps, tx, { goal, standing, draft: fitted });
      const saved = await saveGoal(deps, tx, goal, changes);
      if (progressOf(saved) !== progressOf(goal)) await announceChange(tx, saved);
      await announceRoadmap(tx, saved);
    },
  });

/** Says that the draft a goal asked for is there, from whichever way it came. */
export function announceRoadmap(tx: Tx, goal: GoalRecord): Promise<void> {
  const { _id: goalId, ownerId, draftId, title, milestoneCount, version } = goal;
  return tx.emit(roadmapReady, { goalId, ownerId, draftId, title, milestoneCount, version });
}
