import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { categoryLabels } from './goal-labels.ts';

const categories = Object.keys(categoryLabels) as GoalCategory[];

/** The router state for links to /goals that ask for a new goal of a category. */
export function askForGoal(category: GoalCategory): { readonly newGoalIn: GoalCategory } {
  return { newGoalIn: category };
}

/** The category that the link here asked a goal for. */
export function categoryAskedFor(state: unknown): GoalCategory | undefined {
  const asked = (state as { newGoalIn?: unknown } | null)?.newGoalIn;
  return categories.find((category) => category === asked);
}
