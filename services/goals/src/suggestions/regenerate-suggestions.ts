import { suggestFor } from '@pathwise/contracts/questions/ai';
import type { Suggestion } from '@pathwise/contracts/roadmap';
import { askCoach, type CoachDay, inWords } from '../coach/ask-coach.ts';
import type { GoalsDeps } from '../deps.ts';
import { declineDraft } from '../drafts/decline-draft.ts';
import { announceChange, type OwnGoal, ownGoal, saveGoal } from '../goals/own-goal.ts';
import { replaceSuggestions, suggestionsOfGoal, toSuggestion } from './suggestions-of-goal.ts';

/** Asks the coach for new suggestions. A goal that would harm somebody keeps the old ones. Throws 503 and keeps the old ones while the coach is unavailable. */
export async function regenerateSuggestions(deps: GoalsDeps, input: OwnGoal & CoachDay): Promise<Suggestion[]> {
  const goal = await ownGoal(deps, input);
  const already = (await suggestionsOfGoal(deps, input)).map(({ title }) => title);
  const suggested = await askCoach(deps, suggestFor, { ...inWords(goal, input), already });

  return deps.inTransaction(async (tx) => {
    const current = await ownGoal(deps, input, tx);
    const shown = await suggestionsOfGoal(deps, input, tx);
    if ('declined' in suggested) {
      await declineDraft(deps, tx, { goal: current, coachNote: suggested.declined });
      return shown.map(toSuggestion);
    }
    const replaced = await replaceSuggestions(deps, tx, { ...input, shown, fresh: suggested.suggestions });
    await announceChange(tx, await saveGoal(deps, tx, current, {}));
    return replaced.map(toSuggestion);
  });
}
