import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import type { PlannerDeps } from '../deps.ts';
import { ownEntry, saveEntry } from './own-entry.ts';

/** Announces entries that are back from the trash. */
export async function restoreEntries(
  deps: PlannerDeps,
  tx: Tx,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<void> {
  for (const entryId of ids) await saveEntry(deps, tx, await ownEntry(deps, { ownerId, entryId }, tx), {});
}
