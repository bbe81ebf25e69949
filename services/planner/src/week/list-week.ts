import type { WeeklyTask } from '@pathwise/contracts/task';
import { compareTasks } from '@pathwise/contracts/task.rules';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import type { PlannerDeps } from '../deps.ts';
import { requireMonday } from './own-task.ts';
import { type TaskRecord, tasks } from './task.model.ts';
import { toTask } from './task-view.ts';

/** The tasks of a week by day, in display order. Without a Monday it is this week. */
export async function listWeek(
  deps: PlannerDeps,
  { ownerId, startDate, today }: { ownerId: string; startDate?: string | undefined; today: string },
): Promise<WeeklyTask[]> {
  const weekStart = startDate ?? weekStartOf(today);
  requireMonday('startDate', weekStart);
  const found = await tasks(deps.db).find({ ownerId, weekStart }).lean();
  const byDay = (a: TaskRecord, b: TaskRecord) =>
    a.specificDate === b.specificDate ? compareTasks(a, b) : a.specificDate < b.specificDate ? -1 : 1;
  return found.toSorted(byDay).map(toTask);
}
