import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';

/** The categories' names in the dialog, in the order of the spec. */
export const categoryLabels: Readonly<Record<GoalCategory, string>> = {
  profession: 'Professional',
  hobby: 'Hobby',
  relationship: 'Relationship',
  health: 'Health',
  financial: 'Financial',
  personal: 'Personal',
};

export const priorityLabels: Readonly<Record<Goal['priority'], string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

export const statusLabels: Readonly<Record<Goal['status'], string>> = {
  active: 'Active',
  completed: 'Completed',
  paused: 'Paused',
};

/** The category with a capital letter, as in lists. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** In place of the goals while they are out of reach. */
export const goalsOffline = 'Your goals are not here while you are offline.';
