import type { WeeklyTask } from '@pathwise/contracts/task';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { repeats } from './copies.rules.ts';
import { openWeeks, saveWeeks } from './open-weeks.ts';
import { type OwnTask, ownTask } from './own-task.ts';
import { offerToTakeBack } from './take-copies-back.ts';
import { toTask } from './task-view.ts';

/** Sets a task recurring: one copy on every other day of its week. Repeated calls add no second copy. */
export function repeatTask(
  deps: PlannerDeps,
  input: OwnTask,
): Promise<{ createdCount: number; tasks: WeeklyTask[]; undo?: string }> {
  const { ownerId } = input;
  return changing(deps, { ownerId, part: 'plan' }, async (tx) => {
    const task = await ownTask(deps, input, tx);
    const open = await openWeeks(deps, tx, { ownerId, weekStarts: [task.weekStart] });
    const fresh = () => ({ _id: deps.newId(), createdAt: deps.now() });
    const { copies, standing } = repeats(task, open.tasks, fresh);
    const ids = new Set(copies.map(({ _id }) => _id));
    const saved = await saveWeeks(deps, tx, open, [...standing, ...copies]);
    const made = saved.filter(({ _id }) => ids.has(_id));
    const undo = await offerToTakeBack(deps, tx, { ownerId, copies: made });
    return { createdCount: made.length, tasks: made.map(toTask), ...undo };
  });
}
