import { weekStartOf } from '@pathwise/contracts/week.rules';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { inOrder, insertAt } from '../places/order.rules.ts';
import { openWeeks, saveWeeks } from './open-weeks.ts';
import type { TaskRecord } from './task.model.ts';

export interface DayMove {
  ownerId: string;
  fromDate: string;
  toDate: string;
  /** Moves only these tasks. Those that are already on another day stay there. */
  taskIds?: string[] | undefined;
}

/** Moves the tasks of a day to the end of another one, in their sequence. */
export function moveDay(deps: PlannerDeps, input: DayMove): Promise<{ movedCount: number; taskIds: string[] }> {
  const { ownerId, fromDate, toDate, taskIds } = input;
  const isNamed = taskIds ? new Set(taskIds) : undefined;
  return changing(deps, { ownerId, part: 'plan' }, async (tx) => {
    const weekStarts = [weekStartOf(fromDate), weekStartOf(toDate)];
    const open = await openWeeks(deps, tx, { ownerId, weekStarts });
    const goes = ({ _id, specificDate }: TaskRecord) =>
      specificDate === fromDate && fromDate !== toDate && (isNamed?.has(_id) ?? true);
    const going = inOrder(open.tasks.filter(goes));
    const staying = open.tasks.filter((task) => !goes(task));
    await saveWeeks(
      deps,
      tx,
      open,
      movedTo(staying, going, () => toDate),
    );
    return { movedCount: going.length, taskIds: going.map(({ _id }) => _id) };
  });
}

/** All tasks, with some moved in sequence, each to the end of its new day. */
export function movedTo(
  staying: readonly TaskRecord[],
  going: readonly TaskRecord[],
  dayOf: (task: TaskRecord) => string,
): TaskRecord[] {
  const days = Map.groupBy(staying, ({ specificDate }) => specificDate);
  for (const task of going) {
    const specificDate = dayOf(task);
    const moved = { ...task, specificDate, weekStart: weekStartOf(specificDate), decidedAt: null };
    days.set(specificDate, insertAt(days.get(specificDate) ?? [], moved));
  }
  return [...days.values()].flat();
}
