import { goalDeleted } from '@pathwise/contracts/events/goals';
import type { Deleted } from '@pathwise/contracts/undo';
import type { GoalsDeps } from '../deps.ts';
import { everythingOfGoal } from './everything-of-goal.ts';
import { type OwnGoal, ownGoal, saveGoal } from './own-goal.ts';

/** Moves a goal and its whole roadmap to the trash, as one batch that an undo restores. */
export function deleteGoal(deps: GoalsDeps, input: OwnGoal): Promise<Deleted> {
  return deps.inTransaction(async (tx) => {
    const { ownerId } = input;
    const goal = await saveGoal(deps, tx, await ownGoal(deps, input, tx), {});
    const roadmap = await everythingOfGoal(deps, input, tx);
    const deleted = await deps.undo.keep(tx, {
      ownerId,
      kind: 'goal',
      about: { goalId: goal._id },
      documents: { goals: [goal], ...roadmap },
    });
    await tx.emit(goalDeleted, { goalId: goal._id, ownerId, version: goal.version });
    return deleted;
  });
}
