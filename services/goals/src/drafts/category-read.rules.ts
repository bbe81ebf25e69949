import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { GoalRecord } from '../goals/goal.model.ts';

/**
 * The category that the coach read in the words of a goal, where its form was left at the default. Undefined where the person
 * chose one, or the words tell no other.
 */
export function categoryRead(
  { category, isCategoryOpen, version }: Pick<GoalRecord, 'category' | 'isCategoryOpen' | 'version'>,
  read: GoalCategory | undefined,
): Pick<GoalRecord, 'category' | 'isCategoryOpen' | 'isCategoryRead' | 'fieldsVersion'> | undefined {
  if (!isCategoryOpen || read === undefined || read === category) return undefined;
  return { category: read, isCategoryOpen: false, isCategoryRead: true, fieldsVersion: version + 1 };
}
