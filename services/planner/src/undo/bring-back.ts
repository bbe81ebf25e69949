import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { UndoBatch } from '@pathwise/service-kit/undo';
import type { PlannerDeps } from '../deps.ts';
import { restoreEntries } from '../diary/restore-entries.ts';
import { takeDecisionBack } from '../missed/take-decision-back.ts';
import { restoreReminders } from '../reminders/restore-reminders.ts';
import type { TaskRecord } from '../week/task.model.ts';
import { withDocuments } from '../with-documents.ts';
import { restoreTasks } from './restore-tasks.ts';

/** Brings one deletion back, or takes one decision about missed tasks back. */
export function bringBack(
  deps: PlannerDeps,
  input: { ownerId: string; token: string },
): Promise<{ restoredCount: number }> {
  const { ownerId } = input;
  return deps.inTurn(`plan of ${ownerId}`, () =>
    withDocuments(async () => {
      let taskCount: number | undefined;
      const restored = await deps.undo.bringBack(input, async (tx, batch) => {
        if (batch.kind === 'missed') taskCount = await undecide(deps, tx, { ownerId, batch });
        else if (batch.kind === 'tasks') taskCount = await restoreTasks(deps, tx, { ownerId, back: tasksOf(batch) });
        else if (batch.kind === 'reminders')
          await restoreReminders(deps, tx, {
            ownerId,
            columnIds: idsOf(batch, 'reminderColumns'),
            taskIds: idsOf(batch, 'reminderTasks'),
          });
        else await restoreEntries(deps, tx, { ownerId, ids: idsOf(batch, 'diaryEntries') });
      });
      return taskCount === undefined ? restored : { restoredCount: taskCount };
    }),
  );
}

const idsOf = ({ documents }: UndoBatch, collection: string) => (documents[collection] ?? []).map(({ _id }) => _id);
const tasksOf = ({ documents }: UndoBatch) => (documents['weeklyTasks'] ?? []) as unknown as TaskRecord[];

function undecide(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, batch }: { ownerId: string; batch: UndoBatch },
): Promise<number> {
  const dropped = tasksOf(batch);
  return takeDecisionBack(deps, tx, { ownerId, decisionIds: idsOf(batch, 'decisions'), dropped });
}
