import type { Goal, goalChange } from '@pathwise/contracts/api/goals';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from './goal.model.ts';
import { goalChangesOf } from './goal.rules.ts';
import { toGoal } from './goal-view.ts';
import { announceChange, announceCompletion, type OwnGoal, ownGoal, refuseStale, saveGoal } from './own-goal.ts';

/** Changes a goal's own fields. 409 when `version` is before their last change. Completing it emits goal-completed. */
export function changeGoal(deps: GoalsDeps, input: OwnGoal & { change: z.output<typeof goalChange> }): Promise<Goal> {
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    refuseStale(deps, goal, goal.fieldsVersion, input.change.version);
    const changes = changesOf(goal, input.change, deps.now());
    if (Object.keys(changes).length === 0) return toGoal(goal, deps.now());

    const version = goal.version + 1;
    const isOfForm = Object.keys(changes).some((field) => field !== 'closestKinds'); // else no open form is stale
    const saved = await saveGoal(deps, tx, goal, { ...changes, ...(isOfForm ? { fieldsVersion: version } : {}) });
    await announceChange(tx, saved);
    if (changes.status === 'completed') await announceCompletion(tx, saved);
    return toGoal(saved, deps.now());
  });
}

function changesOf(goal: GoalRecord, change: z.output<typeof goalChange>, now: Date): Partial<GoalRecord> {
  const { version: _, progress, description, isKindRight, ...fields } = change;
  const wanted = {
    ...fields,
    ownProgress: progress,
    description: description === '' ? null : description,
    ...(isKindRight ? { closestKinds: null } : {}),
  };
  return goalChangesOf(goal, wanted, now);
}
