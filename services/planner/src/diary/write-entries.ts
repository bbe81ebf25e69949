import type { DiaryEntry, diaryEntryChange, newDiaryEntry } from '@pathwise/contracts/diary';
import type { Deleted } from '@pathwise/contracts/undo';
import { differing } from '@pathwise/service-kit/differing';
import { staleVersion } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import { changing } from '../account/changing.ts';
import type { PlannerDeps } from '../deps.ts';
import { type EntryRecord, entries } from './entry.model.ts';
import { announceEntry, type OwnEntry, ownEntry, saveEntry, toEntry } from './own-entry.ts';

/** Writes a new entry. Its day is today unless it names another one. */
export function createEntry(
  deps: PlannerDeps,
  input: { ownerId: string; today: string; entry: z.output<typeof newDiaryEntry> },
): Promise<DiaryEntry> {
  const { ownerId, today, entry } = input;
  return changing(deps, { ownerId, part: 'diary' }, async (tx) => {
    const { title, content, entryDate = today, isPrivate } = entry;
    const instants = { createdAt: deps.now(), updatedAt: deps.now() };
    const fresh = { _id: deps.newId(), ownerId, title, content, entryDate, isPrivate, version: 1, ...instants };
    await entries(deps.db).insertMany([fresh], { session: tx.session, lean: true });
    await announceEntry(tx, fresh);
    return toEntry(fresh);
  });
}

/**
 * Changes an entry. A save based on an older version than the stored one gets a 409 with the stored entry. A save with
 * exactly the stored text succeeds: it may be a retry after a lost answer.
 */
export function changeEntry(
  deps: PlannerDeps,
  input: OwnEntry & { change: z.output<typeof diaryEntryChange> },
): Promise<DiaryEntry> {
  const { ownerId } = input;
  const { version, ...wanted } = input.change;
  return changing(deps, { ownerId, part: 'diary' }, async (tx) => {
    const entry = await ownEntry(deps, input, tx);
    const changes: Partial<EntryRecord> = differing(entry, wanted);
    if (Object.keys(changes).length === 0) return toEntry(entry);
    refuseStale(entry, version);
    return toEntry(await saveEntry(deps, tx, entry, { ...changes, updatedAt: deps.now() }));
  });
}

function refuseStale(entry: EntryRecord, given: number | undefined): void {
  if (given === undefined || given >= entry.version) return;
  throw staleVersion('entry', toEntry(entry));
}

export function deleteEntry(deps: PlannerDeps, input: OwnEntry): Promise<Deleted> {
  const { ownerId } = input;
  return changing(deps, { ownerId, part: 'diary' }, async (tx) => {
    const entry = await saveEntry(deps, tx, await ownEntry(deps, input, tx), {});
    return deps.undo.keep(tx, { ownerId, kind: 'diary', documents: { diaryEntries: [entry] } });
  });
}
