import type { missedDecision } from '@pathwise/contracts/task';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import { invalid, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { z } from 'zod';
import { changing, ofYears } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import type { DecidedTask } from '../undo/planner-undo.ts';
import { movedTo } from '../week/move-day.ts';
import { openWeeks, saveWeeks } from '../week/open-weeks.ts';
import { tasksById } from '../week/own-task.ts';
import type { TaskRecord } from '../week/task.model.ts';
import { dayThisWeek, isMissed } from './missed.rules.ts';

type Decision = z.output<typeof missedDecision>['decision'];

export interface Decided {
  keptCount: number;
  droppedCount: number;
  movedCount: number;
  undo: string;
}

/**
 * Keeps missed tasks where they are, drops them, or moves them to this week, in one transaction with one undo. A task
 * that is no longer missed is skipped: it was done, moved or deleted in another tab. Throws 404 and changes nothing if
 * the person never had one of the tasks.
 */
export function decideMissed(
  deps: PlannerDeps,
  input: { ownerId: string; today: string; decisions: z.output<typeof missedDecision>[] },
): Promise<Decided> {
  const { ownerId, today } = input;
  const wanted = new Map(input.decisions.map(({ taskId, decision }) => [taskId, decision]));
  if (wanted.size < input.decisions.length)
    throw invalid([{ path: 'decisions', message: 'There is one decision for a task' }]);
  return changing(deps, { ownerId, part: 'plan', ...ofYears }, async (tx) => {
    const named = await tasksById(deps, tx, { ownerId, ids: [...wanted.keys()] });
    await refuseUnknown(deps, tx, { ownerId, ids: [...wanted.keys()], named });
    const weekStarts = [weekStartOf(today), ...named.map(({ weekStart }) => weekStart)];
    const open = await openWeeks(deps, tx, { ownerId, weekStarts });
    const decided = (decision: Decision) =>
      inTime(open.tasks.filter((task) => wanted.get(task._id) === decision && isMissed(task, today)));
    const [kept, dropped, moved] = [decided('keep'), decided('drop'), decided('move')];

    const keptIds = new Set(kept.map(({ _id }) => _id));
    const gone = new Set([...dropped, ...moved].map(({ _id }) => _id));
    const decidedAt = deps.now();
    const staying = open.tasks
      .filter(({ _id }) => !gone.has(_id))
      .map((task) => (keptIds.has(task._id) ? { ...task, decidedAt } : task));
    const memo = [[...kept, ...moved].map(noteOf)];
    const { undo } = await deps.undo.keep(tx, { ownerId, kind: 'missed', documents: { weeklyTasks: dropped }, memo });
    await saveWeeks(
      deps,
      tx,
      open,
      movedTo(staying, moved, (task) => dayThisWeek(task.specificDate, today)),
    );
    return { keptCount: kept.length, droppedCount: dropped.length, movedCount: moved.length, undo };
  });
}

async function refuseUnknown(
  deps: PlannerDeps,
  tx: Tx,
  input: { ownerId: string; ids: readonly string[]; named: readonly TaskRecord[] },
): Promise<void> {
  const { ownerId, named } = input;
  const there = new Set(named.map(({ _id }) => _id));
  const absent = input.ids.filter((id) => !there.has(id));
  if (absent.length === 0) return;
  const deleted = await deps.undo.deletedAmong(tx, { ownerId, ids: absent });
  if (absent.some((id) => !deleted.has(id))) throw notFound('task');
}

/** Sorts tasks by day, the oldest first. */
const inTime = (list: readonly TaskRecord[]): TaskRecord[] =>
  list.toSorted((a, b) =>
    a.specificDate < b.specificDate ? -1 : a.specificDate > b.specificDate ? 1 : a.order - b.order,
  );

const noteOf = ({ _id: taskId, specificDate, order, version }: TaskRecord): DecidedTask => {
  return { taskId, was: { specificDate, order }, version: version + 1 };
};
