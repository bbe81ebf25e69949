import type { GoalCategory, Suggestion } from '@pathwise/contracts/roadmap';
import type { Kind, KindSuggestion } from '../booklets/kind.ts';
import { fallbackKinds } from '../booklets/kinds-fallback.ts';
import { kindOfGoal } from '../reading/kind-of-goal.rules.ts';
import { tidyWords } from '../reading/tidy-words.rules.ts';
import { type Blanks, blanksFor, fillIn } from './fill-in.rules.ts';

const inOneSet = 3;

const filled = ({ title, description, bullets }: KindSuggestion, blanks: Blanks): Suggestion => ({
  title: fillIn(title, blanks),
  description: fillIn(description, blanks),
  bullets: bullets.map((bullet) => fillIn(bullet, blanks)),
});

export const firstSuggestions = (kind: Kind, blanks: Blanks): Suggestion[] =>
  kind.suggestions.slice(0, inOneSet).map((suggestion) => filled(suggestion, blanks));

/**
 * Three suggestions other than those shown before (`already`, oldest first). When all have been shown, those seen longest
 * ago come round again, never the set on screen.
 */
export function regenerateSuggestions(input: {
  title: string;
  category: GoalCategory;
  today: string;
  targetDate: string | null;
  already: readonly string[];
}): Suggestion[] {
  const title = tidyWords(input.title);
  const kind = kindOfGoal({ title, category: input.category });
  const blanks = blanksFor(kind, { title, words: title, quantities: [] });
  const own = kind.suggestions.map((suggestion) => filled(suggestion, blanks));
  const general = fallbackKinds[kind.category].suggestions.map((suggestion) => filled(suggestion, blanks));
  const pool = [...new Map([...own, ...general].map((one) => [one.title, one])).values()];
  const lastSeen = (suggestion: Suggestion) => input.already.lastIndexOf(suggestion.title);
  return pool
    .map((suggestion, order) => ({ suggestion, seen: lastSeen(suggestion), order }))
    .toSorted((a, b) => a.seen - b.seen || a.order - b.order)
    .slice(0, inOneSet)
    .map(({ suggestion }) => suggestion);
}
