import { burstPatienceMs } from '@pathwise/service-kit/transactions/in-turn';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AccountPart } from '../account/account-parts.ts';
import { ofYears } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { restoreEntries } from '../diary/restore-entries.ts';
import { takeDecisionBack } from '../missed/take-decision-back.ts';
import { restoreReminders } from '../reminders/restore-reminders.ts';
import { takeCopiesBack } from '../week/take-copies-back.ts';
import type { PlannerBatch } from './planner-undo.ts';
import { restoreTasks } from './restore-tasks.ts';

/** Undoes one deletion, one decision about missed tasks, or one set of copies. */
export async function bringBack(
  deps: PlannerDeps,
  input: { ownerId: string; token: string },
): Promise<{ restoredCount: number }> {
  const { ownerId } = input;
  // Queued with the changes of its own part, as in `changing`. An unknown token is refused in any queue.
  const part = partOf(await deps.undo.kindOf(input));
  const restore = async (tx: Tx, batch: PlannerBatch) => {
    await deps.account.enter(tx, ownerId, partOf(batch.kind));
    return putInPlace(deps, tx, ownerId, batch);
  };
  const work = () => deps.undo.bringBack({ ...input, ...ofYears }, restore);
  return deps.inTurn(`${part} of ${ownerId}`, work, burstPatienceMs);
}

/** The part of the account that a batch belongs to. */
const partOf = (kind: string | undefined): AccountPart['part'] =>
  kind === 'diary' ? 'diary' : kind === 'reminders' ? 'board' : 'plan';
const idsOf = (records: readonly { _id: string }[] = []) => records.map(({ _id }) => _id);

/** Returns how many items were restored, where that may be fewer than were deleted. */
async function putInPlace(
  deps: PlannerDeps,
  tx: Tx,
  ownerId: string,
  { kind, documents, memo }: PlannerBatch,
): Promise<number | undefined> {
  if (kind === 'missed')
    return takeDecisionBack(deps, tx, { ownerId, decided: memo.flat(), dropped: documents.weeklyTasks ?? [] });
  if (kind === 'copies') return takeCopiesBack(deps, tx, { ownerId, copies: memo.flat() });
  if (kind === 'tasks') return restoreTasks(deps, tx, { ownerId, back: documents.weeklyTasks ?? [] });
  if (kind === 'reminders')
    await restoreReminders(deps, tx, {
      ownerId,
      columnIds: idsOf(documents.reminderColumns),
      taskIds: idsOf(documents.reminderTasks),
    });
  else await restoreEntries(deps, tx, { ownerId, ids: idsOf(documents.diaryEntries) });
  return undefined;
}
