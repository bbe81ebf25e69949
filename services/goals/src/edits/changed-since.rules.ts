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

interface Now {
  goal: GoalRecord;
  steps: readonly MilestoneRecord[];
  /** When the proposal was made. */
  since: Date;
  isChosen: (id: string) => boolean;
}

/**
 * The chosen items whose step is gone, or whose fields changed since the proposal showed them. A step that would go must not
 * have been ticked since. Other steps do not count.
 */
export function changedSince(
  { change, remove }: Changes,
  { goal, steps, since, isChosen }: Now,
): { id: string; title: string }[] {
  const stepOf = (id: string) => steps.find(({ _id }) => _id === id);
  const changed = change.flatMap((one) => {
    if (!isChosen(one.id) || (one.part !== 'goal' && one.part !== 'step')) return [];
    const now = one.part === 'goal' ? goal : stepOf(one.id);
    if (!now) return [{ id: one.id, title: one.before.title ?? '' }];
    const stored = now as unknown as Record<string, unknown>;
    return fieldsOf(one).some(([field, before]) => stored[field] !== before) ? [{ id: one.id, title: now.title }] : [];
  });
  const isAsShown = ({ id, title }: Changes['remove'][number]) => {
    const step = stepOf(id);
    return step?.title === title && !(step.completed && (step.tickedAt ?? 0) > since.getTime());
  };
  const removed = remove.filter((one) => isChosen(one.id) && !isAsShown(one));
  return [...changed, ...removed.map(({ id, title }) => ({ id, title: stepOf(id)?.title ?? title }))];
}
