import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import { perGroup, putBack } from '../order.rules.ts';
import { claimStep } from '../roadmap/steps.ts';
import { isReplaced } from '../week/copies.rules.ts';
import { type OpenWeeks, openWeeks, saveWeeks } from '../week/open-weeks.ts';
import { type TaskRecord, tasks } from '../week/task.model.ts';

/** Gives tasks that are back from the trash the places they had in their days. Answers how many there are. */
export async function restoreTasks(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, back }: { ownerId: string; back: readonly TaskRecord[] },
): Promise<number> {
  const found = await openWeeks(deps, tx, { ownerId, weekStarts: back.map(({ weekStart }) => weekStart) });
  const open = await withoutReplaced(deps, tx, found, back);
  const { returned } = open;
  const returning = await asTheirSteps(
    deps,
    tx,
    open.tasks.filter(({ _id }) => returned.has(_id)),
  );
  const standing = open.tasks.filter(({ _id }) => !returned.has(_id));
  await saveWeeks(deps, tx, open, backInPlace(standing, returning));
  return returning.length;
}

/** Opened weeks without those of the tasks that are back which are copies made anew in the meantime; these stay deleted. */
export async function withoutReplaced(
  deps: PlannerDeps,
  tx: Tx,
  open: OpenWeeks,
  back: readonly TaskRecord[],
): Promise<OpenWeeks & { returned: ReadonlySet<string> }> {
  const ids = new Set(back.map(({ _id }) => _id));
  const standing = open.tasks.filter(({ _id }) => !ids.has(_id));
  const returning = open.tasks.filter(({ _id }) => ids.has(_id));
  const replaced = new Set(returning.filter((task) => isReplaced(task, standing)).map(({ _id }) => _id));
  const { ownerId } = open;
  for (const _id of replaced) await tasks(deps.db).deleteOne({ _id, ownerId }, { session: tx.session });
  return {
    ...open,
    tasks: open.tasks.filter(({ _id }) => !replaced.has(_id)),
    returned: new Set([...ids].filter((id) => !replaced.has(id))),
  };
}

/** Tasks done or not as the roadmap has it now: it may have moved on while they were in the trash. */
export async function asTheirSteps(deps: PlannerDeps, tx: Tx, back: readonly TaskRecord[]): Promise<TaskRecord[]> {
  const result: TaskRecord[] = [];
  for (const task of back) result.push({ ...task, completed: await claimStep(deps, tx, task) });
  return result;
}

/** The tasks of some days with others put back among them. */
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
