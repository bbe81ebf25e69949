import type { Trashed, TrashKind } from '@pathwise/contracts/trash';
import type { Connection, mongo } from 'mongoose';
import type { Caller } from '../http/caller.ts';
import type { HttpExchange } from '../http/handler.ts';
import { linkNext } from '../http/page.ts';
import { invalid, notFound } from '../problem.ts';
import type { InTransaction } from '../transactions/transaction.ts';
import { type BatchRow, storedBatches, storedTrash } from './stored-trash.ts';

/**
 * Where the titles of each kind of deletion are: a collection and a field of its documents, or `memo` and a path in it.
 * The first place with rows counts. A kind without an entry is no deletion of a person, and is neither listed nor discarded.
 * Example: `{ reminders: ['reminderColumns.name', 'reminderTasks.title'] }`.
 */
type TitlePlaces = { readonly [Kind in TrashKind]?: readonly `${string}.${string}`[] };

interface Deps {
  db: Connection;
  inTransaction: InTransaction;
}
interface Listing {
  caller: Caller;
  query: { limit: number; cursor?: string | undefined };
  http: HttpExchange;
}

const shownTitles = 3;
/** As many things of a batch are looked at for equal titles. Larger batches are rare, such as a whole conversation. */
const comparedRows = 200;

/** A person's latest deletions of the kinds that have titles, newest first. */
export async function latestInTrash(
  db: Connection,
  { ownerId, titles, limit }: { ownerId: string; titles: TitlePlaces; limit: number },
): Promise<Trashed[]> {
  const batches = await readBatches(db, { ownerId, kinds: Object.keys(titles), limit, cursor: undefined });
  return Promise.all(batches.map((batch) => toTrashed(db, batch, titles)));
}

/** The handlers of `trashCalls` for one service. */
export function trashHandlers(deps: Deps, { path, titles }: { path: string; titles: TitlePlaces }) {
  const kinds = Object.keys(titles);
  return {
    listTrash: async ({ caller, query, http }: Listing): Promise<Trashed[]> => {
      const { limit, cursor } = query;
      const found = await readBatches(deps.db, { ownerId: caller.id, kinds, limit: limit + 1, cursor });
      const page = found.slice(0, limit);
      linkNext(http, { path, limit, cursor: found.length > limit ? cursorAfter(page.at(-1)) : undefined });
      const rows = await Promise.all(page.map((batch) => toTrashed(deps.db, batch, titles)));
      // a decision about missed tasks that dropped none has deleted nothing
      return rows.filter(({ kind, count }) => kind !== 'missed' || count > 0);
    },
    discardTrash: ({ caller, params: { token } }: { caller: Caller; params: { token: string } }): Promise<void> =>
      deps.inTransaction(async ({ session }) => {
        const which = { _id: token, ownerId: caller.id, kind: { $in: kinds } };
        const batch = await storedBatches(deps.db).findOneAndDelete(which, { session });
        if (!batch) throw notFound('deleted item');
        await storedTrash(deps.db).deleteMany({ batch: token }, { session });
      }),
  };
}

/** A person's batches, newest first. */
async function readBatches(
  db: Connection,
  input: { ownerId: string; kinds: string[]; limit: number; cursor: string | undefined },
): Promise<BatchRow[]> {
  const { ownerId, kinds, limit, cursor } = input;
  const which = { ownerId, kind: { $in: kinds }, ...after(cursor) };
  const batches = await storedBatches(db).find(which).sort({ at: -1, _id: -1 }).limit(limit).toArray();
  return batches as BatchRow[];
}

const cursorAfter = (batch: BatchRow | undefined) => batch && `${batch.at.getTime()}.${batch._id}`;

function after(cursor: string | undefined): mongo.Filter<BatchRow> {
  if (cursor === undefined) return {};
  const [, time, id] = /^(\d{1,14})\.([\w-]+)$/.exec(cursor) ?? [];
  if (!time || !id) throw invalid([{ path: 'cursor', message: 'This is no cursor of an earlier page' }]);
  const at = new Date(Number(time));
  return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }] };
}

async function toTrashed(db: Connection, batch: BatchRow, places: TitlePlaces): Promise<Trashed> {
  const { _id: token, count, at } = batch;
  const kind = batch.kind as TrashKind;
  const row = { token, kind, deletedAt: at.toISOString() };
  for (const place of places[kind] ?? []) {
    const titled = await titlesAt(db, { token, place, count });
    if (titled.count > 0) return { ...row, ...titled };
  }
  return { ...row, titles: [], times: [], count: 0 };
}

async function titlesAt(
  db: Connection,
  { token, place, count }: { token: string; place: string; count: number },
): Promise<Pick<Trashed, 'titles' | 'times' | 'count'>> {
  const [collection = '', ...names] = place.split('.');
  const isMemo = collection === 'memo';
  const filter = { batch: token, ...(isMemo ? { n: { $gte: 0 } } : { collection }) } as object;
  const rows = await storedTrash(db)
    .find(filter)
    .project({ [[isMemo ? 'memo' : 'document', ...names].join('.')]: 1 })
    .limit(comparedRows + 1)
    .toArray();
  const all = Map.groupBy(
    rows.flatMap((row) => textsAt(row, [isMemo ? 'memo' : 'document', ...names])),
    (title) => title,
  );
  const shown = [...all].slice(0, shownTitles);
  const found = { titles: shown.map(([title]) => title), times: shown.map(([, same]) => same.length) };
  // a part of a memo holds many things, which the batch has counted
  if (isMemo) return { ...found, count: rows.length > 0 ? count : 0 };
  const isAll = rows.length <= comparedRows;
  return { ...found, count: isAll ? rows.length : await storedTrash(db).countDocuments(filter) };
}

/** The texts at a path; each list on the way is followed into its entries. */
function textsAt(value: unknown, [name, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'string' && value !== '' ? [value] : [];
  return typeof value === 'object' && value !== null ? textsAt((value as Record<string, unknown>)[name], rest) : [];
}
