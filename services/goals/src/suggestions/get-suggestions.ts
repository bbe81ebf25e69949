import type { Suggestion } from '@pathwise/contracts/roadmap';
import type { GoalsDeps } from '../deps.ts';
import { type OwnGoal, ownGoal } from '../goals/own-goal.ts';
import { suggestionsOfGoal, toSuggestion } from './suggestions-of-goal.ts';

export async function getSuggestions(deps: GoalsDeps, input: OwnGoal): Promise<Suggestion[]> {
  await ownGoal(deps, input);
  return (await suggestionsOfGoal(deps, input)).map(toSuggestion);
}
