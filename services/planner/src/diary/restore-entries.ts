import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { ownEntry, saveEntry } from './own-entry.ts';

/** Emits diary-changed for entries that an undo restored. */
export async function restoreEntries(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<void> {
  for (const entryId of ids) await saveEntry(deps, tx, await ownEntry(deps, { ownerId, entryId }, tx), {});
}
