import type { DiaryEntry, publicDiaryEntry } from '@pathwise/contracts/diary';
import { readCursor, toCursor } from '@pathwise/service-kit/http/page';
import { isKeptFrom } from '@pathwise/service-kit/person/kept-apart';
import { forbidden } from '@pathwise/service-kit/problem';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { PlannerDeps } from '../deps.ts';
import { members } from '../privacy/member.model.ts';
import { type EntryRecord, entries } from './entry.model.ts';
import { type OwnEntry, ownEntry, toEntry } from './own-entry.ts';

interface PageOf {
  ownerId: string;
  limit: number;
  cursor?: string | undefined;
}
interface Page<T> {
  page: T[];
  next: string | undefined;
}

/** A page of the person's own diary, newest first. */
export async function listMyDiary(deps: PlannerDeps, input: PageOf): Promise<Page<DiaryEntry>> {
  const { page, next } = await pageOf(deps, input, {});
  return { page: page.map(toEntry), next };
}

/** One entry of the person's own diary; 404 for any other. */
export async function getEntry(deps: PlannerDeps, input: OwnEntry): Promise<DiaryEntry> {
  return toEntry(await ownEntry(deps, input));
}

/** A page of another person's diary without private entries. Private, unknown, erased, blocked and hidden people get the same 403. */
export async function listDiaryOfUser(
  deps: PlannerDeps,
  input: PageOf & { viewerId: string },
): Promise<Page<z.input<typeof publicDiaryEntry>>> {
  const owner = await members(deps.db).findById(input.ownerId).lean();
  if (!owner?.diaryPublic || (await isKeptFrom(deps, input))) throw forbidden('This diary is private or unavailable');
  const { page, next } = await pageOf(deps, input, { isPrivate: false });
  return { page: page.map(({ _id: id, title, content, entryDate }) => ({ id, title, content, entryDate })), next };
}

/** How many entries others can read once the diary is public. */
export async function countShareable(deps: PlannerDeps, { ownerId }: { ownerId: string }): Promise<{ count: number }> {
  return { count: await entries(deps.db).countDocuments({ ownerId, isPrivate: false }) };
}

async function pageOf(
  deps: PlannerDeps,
  { ownerId, limit, cursor }: PageOf,
  which: { isPrivate?: false },
): Promise<Page<EntryRecord>> {
  const after = readCursor(cursor);
  const older = after && {
    entryDate: trusted({ $lte: after.day }),
    $or: [{ entryDate: trusted({ $lt: after.day }) }, { entryDate: after.day, _id: trusted({ $lt: after.id }) }],
  };
  const found = await entries(deps.db)
    .find({ ownerId, ...which, ...older })
    .sort({ entryDate: -1, _id: -1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { page, next: last && toCursor({ day: last.entryDate, id: last._id }) };
}
