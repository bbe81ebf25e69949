import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { GoalRecord } from '../goals/goal.model.ts';

/**
 * The target date that the coach read in the words of a goal without one, from its fitted draft: the day that the steps
 * lead to. Undefined when the goal has a date, or its words name none.
 */
export function dateRead(
  { targetDate, version }: Pick<GoalRecord, 'targetDate' | 'version'>,
  { milestones }: Pick<RoadmapDraft, 'milestones'>,
): Pick<GoalRecord, 'targetDate' | 'isTargetDateRead' | 'fieldsVersion'> | undefined {
  if (targetDate !== null) return undefined;
  const last = milestones
    .flatMap(({ dueDate }) => dueDate ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? undefined : { targetDate: last, isTargetDateRead: true, fieldsVersion: version + 1 };
}
