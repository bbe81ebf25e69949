import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import type { MadeCopy } from '../undo/planner-undo.ts';
import { openWeeks, saveWeeks } from './open-weeks.ts';
import { deleteTasksById, tasksById } from './own-task.ts';
import type { TaskRecord } from './task.model.ts';

/** Stores the undo of new copies, or of tasks of planned steps. Returns its token, or nothing when none was made. */
export async function offerToTakeBack(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, copies }: { ownerId: string; copies: readonly TaskRecord[] },
): Promise<{ undo?: string }> {
  if (copies.length === 0) return {};
  const memo = [copies.map(({ _id, version }) => ({ taskId: _id, version }))];
  const { undo } = await deps.undo.keep(tx, { ownerId, kind: 'copies', memo, count: copies.length });
  return { undo };
}

/**
 * Deletes copies for good: they hold nothing that their originals, or their steps, do not. One that was changed since stays.
 * Returns how many were deleted.
 */
export async function takeCopiesBack(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, copies }: { ownerId: string; copies: readonly MadeCopy[] },
): Promise<number> {
  const versions = new Map(copies.map(({ taskId, version }) => [taskId, version]));
  const found = await tasksById(deps, tx, { ownerId, ids: [...versions.keys()] });
  const open = await openWeeks(deps, tx, { ownerId, weekStarts: found.map(({ weekStart }) => weekStart) });
  const goes = ({ _id, version }: TaskRecord) => versions.get(_id) === version;
  const gone = open.tasks.filter(goes);
  await deleteTasksById(deps, tx, { ownerId, ids: gone.map(({ _id }) => _id) });
  await saveWeeks(
    deps,
    tx,
    open,
    open.tasks.filter((task) => !goes(task)),
  );
  return gone.length;
}
