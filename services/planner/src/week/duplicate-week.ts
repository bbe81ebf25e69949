import { invalid } from '@pathwise/service-kit/problem';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { duplicates } from './copies.rules.ts';
import { openWeeks, saveWeeks } from './open-weeks.ts';
import { copiesMadeFor, requireDay, requireMonday } from './own-task.ts';
import { offerToTakeBack } from './take-copies-back.ts';

/**
 * Copies a week's tasks to another week, unticked, after its tasks. Repeated calls copy each task once. A task whose step is
 * done is not copied.
 */
export function duplicateWeek(
  deps: PlannerDeps,
  input: { ownerId: string; sourceWeekStart: string; targetWeekStart: string },
): Promise<{ duplicatedCount: number; undo?: string }> {
  const { ownerId, sourceWeekStart, targetWeekStart } = input;
  requireMonday('sourceWeekStart', sourceWeekStart);
  requireMonday('targetWeekStart', targetWeekStart);
  if (sourceWeekStart === targetWeekStart)
    throw invalid([{ path: 'targetWeekStart', message: 'A week is duplicated to another one' }]);
  return changing(deps, { ownerId, part: 'plan' }, async (tx) => {
    const open = await openWeeks(deps, tx, { ownerId, weekStarts: [sourceWeekStart, targetWeekStart] });
    const inWeek = (start: string) => open.tasks.filter(({ weekStart }) => weekStart === start);
    const copies = duplicates(inWeek(sourceWeekStart), {
      targetStart: targetWeekStart,
      target: inWeek(targetWeekStart),
      made: await copiesMadeFor(deps, tx, { ownerId, weekStarts: [targetWeekStart] }),
      fresh: () => ({ _id: deps.newId(), createdAt: deps.now() }),
    });
    for (const { specificDate } of copies) requireDay('targetWeekStart', specificDate);
    const ids = new Set(copies.map(({ _id }) => _id));
    const saved = await saveWeeks(deps, tx, open, [...open.tasks, ...copies]);
    const made = saved.filter(({ _id }) => ids.has(_id));
    return { duplicatedCount: made.length, ...(await offerToTakeBack(deps, tx, { ownerId, copies: made })) };
  });
}
