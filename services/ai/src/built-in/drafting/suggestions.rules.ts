import type { GoalCategory, Suggestion } from '@pathwise/contracts/roadmap';
import type { Archetype, KindSuggestion } from '../kinds/kind.ts';
import { chooseBooklet } from '../reading/choose-kind.rules.ts';
import { tidyWords } from '../reading/tidy-words.rules.ts';
import { wishParts } from '../reading/wish-parts.rules.ts';
import { type Blanks, blanksFor, fillIn } from './fill-in.rules.ts';

const inOneSet = 3;

const filled = ({ title, description, bullets }: KindSuggestion, blanks: Blanks): Suggestion => ({
  title: fillIn(title, blanks),
  description: fillIn(description, blanks),
  bullets: bullets.map((bullet) => fillIn(bullet, blanks)),
});

export const firstSuggestions = (kind: Archetype, blanks: Blanks): Suggestion[] =>
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
  const kind = chooseBooklet({ title, more: '' });
  const blanks = blanksFor(kind, { title, words: title, quantities: [], parts: wishParts(title) });
  const pool = kind.suggestions.map((suggestion) => filled(suggestion, blanks));
  const lastSeen = (suggestion: Suggestion) => input.already.lastIndexOf(suggestion.title);
  return pool
    .map((suggestion, order) => ({ suggestion, seen: lastSeen(suggestion), order }))
    .toSorted((a, b) => a.seen - b.seen || a.order - b.order)
    .slice(0, inOneSet)
    .map(({ suggestion }) => suggestion);
}
