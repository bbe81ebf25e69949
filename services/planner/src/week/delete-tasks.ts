import type { Deleted } from '@pathwise/contracts/undo';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import { invalid } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { isWeek } from './days.rules.ts';
import { openWeeks, saveWeeks } from './open-weeks.ts';
import { type OwnTask, ownTask } from './own-task.ts';
import type { TaskRecord } from './task.model.ts';

export function deleteTask(deps: PlannerDeps, input: OwnTask): Promise<Deleted> {
  const { ownerId, taskId } = input;
  return changing(deps, { ownerId, part: 'plan' }, async (tx) => {
    const { weekStart } = await ownTask(deps, input, tx);
    return take(deps, tx, { ownerId, weekStart, goes: ({ _id }) => _id === taskId });
  });
}

/** Deletes every task of a day as one batch that an undo restores. */
export function deleteDay(deps: PlannerDeps, { ownerId, date }: { ownerId: string; date: string }): Promise<Deleted> {
  const goes = ({ specificDate }: TaskRecord) => specificDate === date;
  return changing(deps, { ownerId, part: 'plan' }, (tx) =>
    take(deps, tx, { ownerId, weekStart: weekStartOf(date), goes }),
  );
}

/** Deletes every task of a week as one batch that an undo restores. */
export function deleteWeek(
  deps: PlannerDeps,
  { ownerId, weekStart, weekEnd }: { ownerId: string; weekStart: string; weekEnd: string },
): Promise<Deleted> {
  if (!isWeek(weekStart, weekEnd))
    throw invalid([{ path: 'weekEnd', message: 'A week is a Monday and the Sunday after it' }]);
  return changing(deps, { ownerId, part: 'plan' }, (tx) => take(deps, tx, { ownerId, weekStart, goes: () => true }));
}

async function take(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, weekStart, goes }: { ownerId: string; weekStart: string; goes: (task: TaskRecord) => boolean },
): Promise<Deleted> {
  const open = await openWeeks(deps, tx, { ownerId, weekStarts: [weekStart] });
  const documents = { weeklyTasks: open.tasks.filter(goes) };
  const deleted = await deps.undo.keep(tx, { ownerId, kind: 'tasks', documents });
  const staying = open.tasks.filter((task) => !goes(task));
  await saveWeeks(deps, tx, open, staying);
  return deleted;
}
