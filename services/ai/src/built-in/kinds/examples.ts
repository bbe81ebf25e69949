import { readFileSync } from 'node:fs';
import type { GoalCategory } from '@pathwise/contracts/roadmap';

/** Kinds whose files stand in the folder of another category. To move them is to learn all weights again. */
const folders: Readonly<Record<string, GoalCategory>> = { 'learn-to-swim-as-adult': 'personal' };

/** Sentences as people write them, one a line, from the file beside the kind's: `hobby/keep-bees.examples.txt`. */
export function examplesOf({ id, category }: { id: string; category?: GoalCategory }): string[] {
  const file = new URL(`./${folders[id] ?? category ?? 'archetypes'}/${id}.examples.txt`, import.meta.url);
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
