import { readFileSync } from 'node:fs';
import type { GoalCategory } from '@pathwise/contracts/roadmap';

/** Sentences as people write them, one a line, from the file beside the kind's: `hobby/keep-bees.examples.txt`. */
export function examplesOf({ id, category }: { id: string; category?: GoalCategory }): string[] {
  const file = new URL(`./${category ?? 'archetypes'}/${id}.examples.txt`, import.meta.url);
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
