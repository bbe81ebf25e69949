import { burstPatienceMs } from '@pathwise/service-kit/in-turn';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { UndoBatch } from '@pathwise/service-kit/undo';
import type { AccountPart } from '../account/account.model.ts';
import { ofYears } from '../account/changing.ts';
import { enterAccount, withAccount } from '../account/enter-account.ts';
import type { PlannerDeps } from '../deps.ts';
import { restoreEntries } from '../diary/restore-entries.ts';
import { takeDecisionBack } from '../missed/take-decision-back.ts';
import { restoreReminders } from '../reminders/restore-reminders.ts';
import type { TaskRecord } from '../week/task.model.ts';
import { restoreTasks } from './restore-tasks.ts';

/** Brings one deletion back, or takes one decision about missed tasks back. */
export async function bringBack(
  deps: PlannerDeps,
  input: { ownerId: string; token: string },
): Promise<{ restoredCount: number }> {
  const { ownerId } = input;
  // Among the changes of its own part, as `changing` does; an unknown token is refused in whichever turn.
  const part = partOf(await deps.undo.kindOf(input));
  const work = () =>
    withAccount(deps, async () => {
      let taskCount: number | undefined;
      const restored = await deps.undo.bringBack({ ...input, ...ofYears }, async (tx, batch) => {
        await enterAccount(deps, tx, { ownerId, part: partOf(batch.kind) });
        if (batch.kind === 'missed') taskCount = await undecide(deps, tx, { ownerId, batch });
        else if (batch.kind === 'tasks')
          taskCount = await restoreTasks(deps, tx, { ownerId, back: tasksOf(batch), deletedAt: batch.deletedAt });
        else if (batch.kind === 'reminders')
          await restoreReminders(deps, tx, {
            ownerId,
            columnIds: idsOf(batch, 'reminderColumns'),
            taskIds: idsOf(batch, 'reminderTasks'),
          });
        else await restoreEntries(deps, tx, { ownerId, ids: idsOf(batch, 'diaryEntries') });
      });
      return taskCount === undefined ? restored : { restoredCount: taskCount };
    });
  return deps.inTurn(`${part} of ${ownerId}`, work, burstPatienceMs);
}

/** The part of an account that a batch comes back to. */
const partOf = (kind: string | undefined): AccountPart['part'] =>
  kind === 'diary' ? 'diary' : kind === 'reminders' ? 'board' : 'plan';
const idsOf = ({ documents }: UndoBatch, collection: string) => (documents[collection] ?? []).map(({ _id }) => _id);
const tasksOf = ({ documents }: UndoBatch) => (documents['weeklyTasks'] ?? []) as unknown as TaskRecord[];

function undecide(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, batch }: { ownerId: string; batch: UndoBatch },
): Promise<number> {
  const { deletedAt } = batch;
  const decisionIds = idsOf(batch, 'decisions');
  return takeDecisionBack(deps, tx, { ownerId, decisionIds, dropped: tasksOf(batch), deletedAt });
}
