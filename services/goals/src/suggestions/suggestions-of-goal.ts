import type { Suggestion } from '@pathwise/contracts/roadmap';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { type SuggestionRecord, suggestions } from './suggestion.model.ts';

export function suggestionsOfGoal(deps: GoalsDeps, { goalId, ownerId }: OwnGoal, tx?: Tx): Promise<SuggestionRecord[]> {
  return suggestions(deps.db)
    .find({ goalId, ownerId })
    .sort({ order: 1, _id: 1 })
    .session(tx?.session ?? null)
    .lean()
    .exec();
}

/** Replaces the suggestions that are shown. Returns the new ones. */
export async function replaceSuggestions(
  deps: GoalsDeps,
  tx: Tx,
  input: OwnGoal & { shown: readonly SuggestionRecord[]; fresh: readonly Suggestion[] },
): Promise<SuggestionRecord[]> {
  const { goalId, ownerId, shown, fresh } = input;
  const { session } = tx;
  if (shown.length > 0) await suggestions(deps.db).deleteMany({ goalId, ownerId }, { session });
  const records = fresh.map(({ title, description, bullets }, order) => {
    return { _id: deps.newId(), goalId, ownerId, title, description, bullets, order };
  });
  if (records.length > 0) await suggestions(deps.db).insertMany(records, { session, lean: true });
  return records;
}

export function toSuggestion({ title, description, bullets }: SuggestionRecord): Suggestion {
  return { title, description, bullets };
}
