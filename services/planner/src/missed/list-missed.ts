import type { WeeklyTask } from '@pathwise/contracts/task';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import { readCursor, toCursor } from '@pathwise/service-kit/http/page';
import { trusted } from 'mongoose';
import type { PlannerDeps } from '../deps.ts';
import { tasks } from '../week/task.model.ts';
import { toTask } from '../week/task-view.ts';

/** A page of the missed tasks, oldest first, and the start of the next page. */
export async function listMissed(
  deps: PlannerDeps,
  input: { ownerId: string; today: string; limit: number; cursor?: string | undefined },
): Promise<{ page: WeeklyTask[]; next: string | undefined }> {
  const { ownerId, today, limit } = input;
  const after = readCursor(input.cursor);
  const specificDate = trusted({ $lt: weekStartOf(today), ...(after ? { $gte: after.day } : {}) });
  const later = after && [
    { specificDate: trusted({ $gt: after.day }) },
    { specificDate: after.day, _id: trusted({ $gt: after.id }) },
  ];
  const found = await tasks(deps.db)
    .find({ ownerId, completed: false, decidedAt: null, specificDate, ...(later ? { $or: later } : {}) })
    .sort({ specificDate: 1, _id: 1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { page: page.map(toTask), next: last && toCursor({ day: last.specificDate, id: last._id }) };
}
