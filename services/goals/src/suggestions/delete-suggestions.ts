import type { Deleted } from '@pathwise/contracts/undo';
import type { GoalsDeps } from '../deps.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { suggestionsOfGoal } from './suggestions-of-goal.ts';

export function deleteSuggestions(deps: GoalsDeps, input: OwnGoal): Promise<Deleted> {
  const { goalId, ownerId } = input;
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, input, tx);
    const shown = await suggestionsOfGoal(deps, input, tx);
    await announceChange(tx, await saveGoal(deps, tx, goal, {}));
    return deps.undo.keep(tx, { ownerId, kind: 'suggestions', about: { goalId }, documents: { suggestions: shown } });
  });
}
