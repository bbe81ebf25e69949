import { weekStartOf } from '@pathwise/contracts/week.rules';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { asTheirSteps } from '../roadmap-steps/as-their-steps.ts';
import type { DecidedTask } from '../undo/planner-undo.ts';
import { backInPlace, weeksOfReturning, withoutReplaced } from '../undo/restore-tasks.ts';
import { openWeeks, saveWeeks } from '../week/open-weeks.ts';
import { tasksById } from '../week/own-task.ts';
import type { TaskRecord } from '../week/task.model.ts';

/**
 * Undoes a decision about missed tasks. Dropped and moved tasks return to their positions, and kept ones are missed
 * again. A task that was changed since stays as it is. Returns how many tasks were undone.
 */
export async function takeDecisionBack(
  deps: PlannerDeps,
  tx: Tx,
  input: { ownerId: string; decided: readonly DecidedTask[]; dropped: readonly TaskRecord[] },
): Promise<number> {
  const { ownerId, decided, dropped } = input;
  const weekStarts = await weeksOf(deps, tx, { ownerId, decided, dropped });
  const found = await openWeeks(deps, tx, { ownerId, weekStarts });
  const open = await withoutReplaced(deps, tx, found, dropped);
  const { standing, back, count } = sorted(open.tasks, { returned: open.returned, decided });
  await saveWeeks(deps, tx, open, backInPlace(standing, await asTheirSteps(deps, tx, back)));
  return count;
}

async function weeksOf(
  deps: PlannerDeps,
  tx: Tx,
  input: { ownerId: string; decided: readonly DecidedTask[]; dropped: readonly TaskRecord[] },
): Promise<string[]> {
  const { ownerId, decided, dropped } = input;
  const current = await tasksById(deps, tx, { ownerId, ids: decided.map(({ taskId }) => taskId) });
  const earlier = decided.map(({ was }) => weekStartOf(was.specificDate));
  return [...earlier, ...current.map(({ weekStart }) => weekStart), ...weeksOfReturning(dropped)];
}

/** Splits the tasks into those that return to a position and those that stay where they are. */
function sorted(
  all: readonly TaskRecord[],
  input: { returned: ReadonlySet<string>; decided: readonly DecidedTask[] },
): { standing: TaskRecord[]; back: TaskRecord[]; count: number } {
  const { returned, decided } = input;
  const notes = new Map(decided.map((note) => [note.taskId, note]));
  const standing: TaskRecord[] = [];
  const back: TaskRecord[] = [];
  let kept = 0;
  for (const task of all) {
    const note = notes.get(task._id);
    if (returned.has(task._id)) back.push(task);
    else if (note?.version !== task.version) standing.push(task);
    else if (note.was.specificDate === task.specificDate) {
      standing.push({ ...task, decidedAt: null });
      kept += 1;
    } else {
      const { specificDate, order } = note.was;
      back.push({ ...task, specificDate, weekStart: weekStartOf(specificDate), order });
    }
  }
  return { standing, back, count: back.length + kept };
}
