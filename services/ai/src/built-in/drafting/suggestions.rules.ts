import type { Suggestion } from '@pathwise/contracts/roadmap';
import type { Archetype, KindSuggestion } from '../kinds/kind.ts';
import { generalFor } from './careful-plan.rules.ts';
import { type Blanks, fillIn } from './fill-in.rules.ts';
import { type DraftRoadmapInput, type GoalRead, readGoal } from './read-goal.rules.ts';

const inOneSet = 3;

const filled = ({ title, description, bullets }: KindSuggestion, blanks: Blanks): Suggestion => ({
  title: fillIn(title, blanks),
  description: fillIn(description, blanks),
  bullets: bullets.map((bullet) => fillIn(bullet, blanks)),
});

/** The first suggestions of a kind that are no steps of the plan. */
export const firstSuggestions = (kind: Archetype, blanks: Blanks, steps: readonly string[]): Suggestion[] =>
  kind.suggestions
    .map((suggestion) => filled(suggestion, blanks))
    .filter(({ title }) => !steps.includes(title))
    .slice(0, inOneSet);

/**
 * Three suggestions other than those shown before (`already`, oldest first): those that follow them, first of the kind,
 * then the general ones. When all have been shown, those seen longest ago come round again, never the set on screen.
 */
export function nextSuggestions(
  { kind, blanks, care }: Pick<GoalRead, 'kind' | 'blanks' | 'care'>,
  already: readonly string[],
): Suggestion[] {
  const pool = [...new Set([...kind.suggestions, ...generalFor(care)])].map((suggestion) => filled(suggestion, blanks));
  const lastSeen = (suggestion: Suggestion) => already.lastIndexOf(suggestion.title);
  const lastShown = pool.findLastIndex(({ title: own }) => own === already.at(-1));
  return pool
    .map((suggestion, i) => ({
      suggestion,
      seen: lastSeen(suggestion),
      order: (i - lastShown - 1 + pool.length) % pool.length,
    }))
    .toSorted((a, b) => a.seen - b.seen || a.order - b.order)
    .slice(0, inOneSet)
    .map(({ suggestion }) => suggestion);
}

/** The next three suggestions for a goal. */
export const regenerateSuggestions = (input: DraftRoadmapInput & { already: readonly string[] }): Suggestion[] =>
  nextSuggestions(readGoal(input), input.already);
