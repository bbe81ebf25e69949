import type { Archetype, KindStep, KindSuggestion } from '../kinds/kind.ts';

/** How many other versions of a plan the suggestions of a kind fill. */
export const otherVersions = 2;
/** The steps of a version that stay, beside the first and the last: the largest ones, which nothing can replace. */
const largestKept = 2;
/** Suggestions below this number stand beside the first plan. */
const shownAtFirst = 3;

const asStep = ({ title, description, bullets }: KindSuggestion, hours: number): KindStep => ({
  title,
  description: `${description} ${bullets.join('; ')}.`,
  tasks: [],
  hours,
});

/**
 * The steps of another version. The first, the last and the two largest stay, since the goal is not reached without them.
 * The other ones give way to suggestions of the kind, in each version to others.
 */
export function stepsOfVersion(steps: readonly KindStep[], kind: Archetype, version: number): KindStep[] {
  if (version === 0) return [...steps];
  const inner = steps.slice(1, -1);
  const bySize = inner.toSorted((a, b) => b.hours - a.hours);
  const staying = new Set([steps[0], steps.at(-1), ...bySize.slice(0, largestKept)]);
  let next = shownAtFirst + (version - 1) * (inner.length - largestKept);
  return steps.map((step) => {
    const suggestion = staying.has(step) ? undefined : kind.suggestions[next++ % kind.suggestions.length];
    return suggestion ? asStep(suggestion, Math.min(step.hours, 2)) : step;
  });
}

const key = (title: string) => title.trim().toLowerCase();

/** The version that is shown: the one that shares most titles with it. Undefined when none does. */
export function shownVersion(versions: readonly (readonly string[])[], shown: readonly string[]): number | undefined {
  const keys = new Set(shown.map(key));
  const shared = versions.map((titles) => titles.filter((title) => keys.has(key(title))).length);
  const most = Math.max(0, ...shared);
  return most === 0 ? undefined : shared.indexOf(most);
}

/** The version after the one that is shown. The first one when none is. */
export function nextVersion(versions: readonly (readonly string[])[], shown: readonly string[]): number {
  const at = shownVersion(versions, shown);
  return at === undefined ? 0 : (at + 1) % versions.length;
}
