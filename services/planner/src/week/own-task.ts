import { isInCalendar } from '@pathwise/contracts/roadmap-calendar.rules';
import { outsideCalendar } from '@pathwise/contracts/values';
import { invalid, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { PlannerDeps } from '../deps.ts';
import { isWeekStart } from './days.rules.ts';
import { type TaskRecord, tasks } from './task.model.ts';

export interface OwnTask {
  taskId: string;
  ownerId: string;
}

/** The task, when it is this person's; 404 otherwise. */
export async function ownTask(deps: PlannerDeps, { taskId, ownerId }: OwnTask, tx: Tx): Promise<TaskRecord> {
  const task = await tasks(deps.db).findOne({ _id: taskId, ownerId }).session(tx.session).lean();
  if (!task) throw notFound('task');
  return task;
}

/** Throws 422 for a day that is not a Monday. */
export function requireMonday(path: string, day: string): void {
  if (!isWeekStart(day)) throw invalid([{ path, message: 'Weeks start on a Monday' }]);
}

/** Throws 422 for a computed day outside the calendar, such as the Sunday after 2199-12-31. */
export function requireDay(path: string, day: string): void {
  if (!isInCalendar(day)) throw invalid([{ path, message: outsideCalendar }]);
}

/** The copies that duplications made for these weeks, in whichever week they are now. */
export async function copiesMadeFor(
  deps: PlannerDeps,
  { session }: Tx,
  { ownerId, weekStarts }: { ownerId: string; weekStarts: Iterable<string> },
): Promise<TaskRecord[]> {
  const found: TaskRecord[] = [];
  for (const copiedTo of new Set(weekStarts))
    found.push(...(await tasks(deps.db).find({ ownerId, copiedTo }).session(session).lean()));
  return found;
}

/** The time of a SecantusDB query grows with the square of its number of ids. */
const idsAtOnce = 100;

/** The person's existing tasks among these ids. */
export async function tasksById(
  deps: PlannerDeps,
  { session }: Tx,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<TaskRecord[]> {
  const found: TaskRecord[] = [];
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = { _id: trusted({ $in: ids.slice(at, at + idsAtOnce) }), ownerId };
    found.push(...(await tasks(deps.db).find(some).session(session).lean()));
  }
  return found;
}

/** Deletes the person's tasks among these ids without a place in the trash. */
export async function deleteTasksById(
  deps: PlannerDeps,
  { session }: Tx,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<void> {
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = { _id: trusted({ $in: ids.slice(at, at + idsAtOnce) }), ownerId };
    await tasks(deps.db).deleteMany(some, { session });
  }
}
