import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { categoryLabels } from './goal-labels.ts';

const categories = Object.keys(categoryLabels) as GoalCategory[];

/** Router state of a link to /goals that opens the form with a category. */
export function askForGoal(category: GoalCategory): { readonly newGoalIn: GoalCategory } {
  return { newGoalIn: category };
}

/** The category from that router state. */
export function categoryAskedFor(state: unknown): GoalCategory | undefined {
  const asked = (state as { newGoalIn?: unknown } | null)?.newGoalIn;
  return categories.find((category) => category === asked);
}

/** The title that the form begins with, from that router state: the shell's palette gives it. */
export function titleAskedFor(state: unknown): string | undefined {
  const asked = (state as { newGoalTitle?: unknown } | null)?.newGoalTitle;
  return typeof asked === 'string' ? asked : undefined;
}
