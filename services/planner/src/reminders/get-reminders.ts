import type { ReminderColumn } from '@pathwise/contracts/task';
import type { PlannerDeps } from '../deps.ts';
import { columns, reminders } from './board.model.ts';
import { toColumn } from './board-view.ts';

/** The whole board in two queries. */
export async function getReminders(deps: PlannerDeps, { ownerId }: { ownerId: string }): Promise<ReminderColumn[]> {
  const [all, tasks] = await Promise.all([
    columns(deps.db).find({ ownerId }).lean(),
    reminders(deps.db).find({ ownerId }).lean(),
  ]);
  return all.toSorted((a, b) => a.order - b.order).map((column) => toColumn(column, tasks));
}
