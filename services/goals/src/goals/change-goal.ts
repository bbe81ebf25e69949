import type { Goal, goalChange } from '@pathwise/contracts/api/goals';
import { goalCompleted } from '@pathwise/contracts/events/goals';
import { differing } from '@pathwise/service-kit/differing';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from './goal.model.ts';
import { toGoal } from './goal-view.ts';
import { announceChange, type OwnGoal, ownGoal, refuseStale, saveGoal } from './own-goal.ts';

/** Changes a goal's own fields. 409 when `version` is before their last change. Completing it emits goal-completed. */
export function changeGoal(deps: GoalsDeps, input: OwnGoal & { change: z.output<typeof goalChange> }): Promise<Goal> {
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    refuseStale(deps, goal, goal.fieldsVersion, input.change.version);
    const changes = changesOf(goal, input.change, deps.now());
    if (Object.keys(changes).length === 0) return toGoal(goal, deps.now());

    const saved = await saveGoal(deps, tx, goal, { ...changes, fieldsVersion: goal.version + 1 });
    await announceChange(tx, saved);
    if (changes.status === 'completed') {
      const { _id: goalId, ownerId, title, version } = saved;
      const completedAt = (saved.completedAt ?? deps.now()).toISOString();
      await tx.emit(goalCompleted, { goalId, ownerId, title, completedAt, version });
    }
    return toGoal(saved, deps.now());
  });
}

function changesOf(goal: GoalRecord, change: z.output<typeof goalChange>, now: Date): Partial<GoalRecord> {
  const { version: _, progress, description, ...fields } = change;
  const changes = differing(goal, {
    ...fields,
    ownProgress: progress,
    description: description === '' ? null : description,
  });
  // The note is about the text that it answered.
  if (goal.coachNote && ['title', 'description', 'targetDate'].some((field) => field in changes))
    changes.coachNote = null;
  if (changes.status) changes.completedAt = changes.status === 'completed' ? now : null;
  return changes;
}
