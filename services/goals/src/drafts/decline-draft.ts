import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { GoalRecord } from '../goals/goal.model.ts';
import { announceChange, saveGoal } from '../goals/own-goal.ts';

/**
 * Stores the coach's note to a goal that would harm somebody. The goal waits for no draft any more. Steps that it has
 * were drafted for an earlier text, and stay.
 */
export async function declineDraft(
  deps: GoalsDeps,
  tx: Tx,
  { goal, coachNote }: { goal: GoalRecord; coachNote: string },
): Promise<GoalRecord> {
  const roadmap = goal.roadmap === 'drafting' ? 'none' : goal.roadmap;
  const saved = await saveGoal(deps, tx, goal, { coachNote, roadmap });
  await announceChange(tx, saved);
  return saved;
}
