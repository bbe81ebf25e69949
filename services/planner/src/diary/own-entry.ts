import type { DiaryEntry } from '@pathwise/contracts/diary';
import { diaryChanged } from '@pathwise/contracts/events/planner';
import { notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { PlannerDeps } from '../deps.ts';
import { type EntryRecord, entries } from './entry.model.ts';

export interface OwnEntry {
  ownerId: string;
  entryId: string;
}

/** The entry, when it is this person's; 404 otherwise. */
export async function ownEntry(deps: PlannerDeps, { entryId, ownerId }: OwnEntry, tx?: Tx): Promise<EntryRecord> {
  const entry = await entries(deps.db)
    .findOne({ _id: entryId, ownerId })
    .session(tx?.session ?? null)
    .lean();
  if (!entry) throw notFound('diary entry');
  return entry;
}

/** Writes changes, increments the version and emits diary-changed. Returns the new entry. */
export async function saveEntry(
  deps: PlannerDeps,
  tx: Tx,
  entry: EntryRecord,
  changes: Partial<EntryRecord>,
): Promise<EntryRecord> {
  const next = { ...entry, ...changes, version: entry.version + 1 };
  const { _id, ownerId } = entry;
  const written = { $set: { ...changes, version: next.version } };
  await entries(deps.db).updateOne({ _id, ownerId }, written, { session: tx.session });
  await announceEntry(tx, next);
  return next;
}

/** Emits diary-changed, so that other tabs fetch the diary again. */
export const announceEntry = (tx: Tx, { _id: entryId, ownerId, version }: EntryRecord): Promise<void> =>
  tx.emit(diaryChanged, { entryId, ownerId, version });

export function toEntry(entry: EntryRecord): DiaryEntry {
  const { _id: id, title, content, entryDate, isPrivate, version, createdAt, updatedAt } = entry;
  const instants = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id, title, content, entryDate, isPrivate, version, ...instants };
}
