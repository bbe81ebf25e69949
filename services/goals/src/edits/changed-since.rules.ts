import type { GoalRecord } from '../goals/goal.model.ts';
import type { MilestoneRecord } from '../milestones/milestone.model.ts';
import type { Changes } from '../proposals/proposal.rules.ts';

/** Its place is no field of a step. */
const fieldsOf = ({ before, after }: { before: object; after: object }) => {
  const [was, will] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.keys(will).flatMap((field) =>
    field !== 'place' && was[field] !== will[field] ? [[field, was[field]] as const] : [],
  );
};

/** The titles of chosen items whose fields the person changed since the proposal showed them. */
export function changedSince(
  { change }: Changes,
  { goal, steps, isChosen }: { goal: GoalRecord; steps: readonly MilestoneRecord[]; isChosen: (id: string) => boolean },
): string[] {
  return change.flatMap((one) => {
    if (!isChosen(one.id) || (one.part !== 'goal' && one.part !== 'step')) return [];
    const now = one.part === 'goal' ? goal : steps.find(({ _id }) => _id === one.id);
    if (!now) return []; // a step that is gone is left out
    const stored = now as unknown as Record<string, unknown>;
    return fieldsOf(one).some(([field, before]) => stored[field] !== before) ? [now.title] : [];
  });
}
