import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { perGroup, putBack } from '../places/order.rules.ts';
import { asTheirSteps } from '../roadmap-steps/as-their-steps.ts';
import { isReplaced } from '../week/copies.rules.ts';
import { type OpenWeeks, openWeeks, saveWeeks } from '../week/open-weeks.ts';
import { copiesMadeFor, deleteTasksById } from '../week/own-task.ts';
import type { TaskRecord } from '../week/task.model.ts';

/** Puts restored tasks back at their old places in their days. Returns how many were restored. */
export async function restoreTasks(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, back }: { ownerId: string; back: readonly TaskRecord[] },
): Promise<number> {
  const found = await openWeeks(deps, tx, { ownerId, weekStarts: weeksOfReturning(back) });
  const open = await withoutReplaced(deps, tx, found, back);
  const { returned } = open;
  const isBack = ({ _id }: TaskRecord) => returned.has(_id);
  const returning = await asTheirSteps(deps, tx, open.tasks.filter(isBack));
  const standing = open.tasks.filter((task) => !isBack(task));
  await saveWeeks(deps, tx, open, backInPlace(standing, returning));
  return returning.length;
}

/** The weeks to lock for restored tasks: their own, and those that copies among them were made for. */
export const weeksOfReturning = (back: readonly TaskRecord[]): string[] =>
  back.flatMap(({ weekStart, copiedTo }) => (copiedTo ? [weekStart, copiedTo] : [weekStart]));

/** The opened weeks without restored copies that were made again in the meantime. Those stay deleted. */
export async function withoutReplaced(
  deps: PlannerDeps,
  tx: Tx,
  open: OpenWeeks,
  back: readonly TaskRecord[],
): Promise<OpenWeeks & { returned: ReadonlySet<string> }> {
  const { ownerId } = open;
  const ids = new Set(back.map(({ _id }) => _id));
  const weekStarts = back.flatMap(({ copiedTo }) => copiedTo ?? []);
  const copies = await copiesMadeFor(deps, tx, { ownerId, weekStarts });
  const standing = [...open.tasks, ...copies].filter(({ _id }) => !ids.has(_id));
  const returning = open.tasks.filter(({ _id }) => ids.has(_id));
  const replaced = new Set(returning.filter((task) => isReplaced(task, standing)).map(({ _id }) => _id));
  await deleteTasksById(deps, tx, { ownerId, ids: [...replaced] });
  return {
    ...open,
    tasks: open.tasks.filter(({ _id }) => !replaced.has(_id)),
    returned: new Set([...ids].filter((id) => !replaced.has(id))),
  };
}

/** The tasks of some days with restored tasks at their old places. */
export function backInPlace(standing: readonly TaskRecord[], back: readonly TaskRecord[]): TaskRecord[] {
  const returned = new Set(back.map(({ _id }) => _id));
  return perGroup(
    [...standing, ...back],
    ({ specificDate }) => specificDate,
    (day) =>
      putBack(
        day.filter(({ _id }) => !returned.has(_id)),
        day.filter(({ _id }) => returned.has(_id)),
      ),
  );
}
