import { randomBytes } from 'node:crypto';
import type { Deleted } from '@pathwise/contracts/undo';
import type { Connection } from 'mongoose';
import { collectionOf } from '../mongo/collections.ts';
import { isDuplicateKey } from '../mongo/errors.ts';
import { conflict, notFound } from '../problem.ts';
import type { InTransaction, Tx } from '../transactions/transaction.ts';
import { type StoredDocument, storedBatches, storedTrash, type TrashRow } from './stored-trash.ts';

/**
 * The types of one kind of delete: `documents` by collection, what the batch is `about`, and one part of its `memo`.
 * Example: `{ about: { goalId: string }; documents: { milestones: MilestoneRecord }; memo: ParkedTodos }`.
 */
interface UndoKind {
  about?: object;
  documents?: object;
  memo?: unknown;
}
type Kinds<K> = { [Kind in keyof K]: UndoKind };
// biome-ignore lint/suspicious/noExplicitAny: the kit's Undo must be assignable to the Undo of any service's kinds
type Any = any;
type Part<Kind, Name extends keyof UndoKind> = Kind extends { [N in Name]?: infer Type } ? Type : undefined;

/** A deleted batch as `bringBack` returns it, one type per kind. */
export type UndoBatch<K extends Kinds<K> = Any> = {
  [Kind in keyof K & string]: {
    readonly kind: Kind;
    readonly deletedAt: Date;
    readonly about: Part<K[Kind], 'about'>;
    /** In the order given to `keep`. */
    readonly memo: readonly Part<K[Kind], 'memo'>[];
    /** By collection. */
    readonly documents: { readonly [Name in keyof K[Kind]['documents']]?: readonly K[Kind]['documents'][Name][] };
  };
}[keyof K & string];

/** The input of `keep`: the documents to delete, and data to store beside them. */
type Kept<K extends Kinds<K>> = {
  [Kind in keyof K & string]: {
    readonly ownerId: string;
    readonly kind: Kind;
    readonly documents?: { readonly [Name in keyof K[Kind]['documents']]?: readonly { _id: unknown }[] };
    /** Free data, stored one part per row, because a row holds at most 16 MB. */
    readonly memo?: readonly Part<K[Kind], 'memo'>[];
    /** How many deleted things a person sees. Default: documents plus parts of the memo. */
    readonly count?: number;
  } & (K[Kind] extends { about: infer About } ? { readonly about: About } : { readonly about?: object });
}[keyof K & string];

/** The trash of one service; `K` names its kinds of delete. */
export interface Undo<K extends Kinds<K> = Any> {
  /** Moves a person's documents to the trash in the caller's transaction. The returned token restores all of them. */
  keep(tx: Tx, kept: Kept<K>): Promise<Deleted>;
  /** Like `keep`, for several batches at once in few commands. Each gets a token of its own. */
  keepEach(tx: Tx, kept: readonly Kept<K>[]): Promise<Deleted[]>;
  /** Deletes batches without restoring them, because another undo does that. Returns the tokens that were there. */
  withdraw(tx: Tx, input: { ownerId: string; tokens: readonly string[] }): Promise<Set<string>>;
  /**
   * Restores the batch, then runs `check` in the same transaction. When `check` throws, for example at a limit,
   * the batch stays in the trash. A number from `check` replaces the `restoredCount`. Throws 404 for unknown, used and
   * other people's tokens, 409 when a unique key is taken again, and 503 after `limitMs` (default: the usual limit).
   */
  bringBack(
    input: { ownerId: string; token: string; kind?: keyof K & string; limitMs?: number },
    check?: (tx: Tx, batch: UndoBatch<K>) => Promise<number | undefined>,
  ): Promise<{ restoredCount: number }>;
  /** Returns the kind of delete of a token, or undefined where `bringBack` throws 404. */
  kindOf(input: { ownerId: string; token: string }): Promise<(keyof K & string) | undefined>;
  /** Returns those ids that are in the person's trash. Tells deleted documents from ones that never existed. */
  deletedAmong(
    tx: Pick<Tx, 'session'> | undefined,
    input: { ownerId: string; ids: readonly string[] },
  ): Promise<Set<string>>;
}

/** In SecantusDB a query's time grows with the square of its ids: 2,000 took minutes. */
const idsAtOnce = 100;

/** Creates the trash of one service. A TTL index deletes its rows after 30 days. */
export function createUndo(deps: { db: Connection; now: () => Date; inTransaction: InTransaction }): Undo {
  const { db, now } = deps;
  async function keepEach(tx: Tx, all: readonly Kept<Any>[]): Promise<Deleted[]> {
    const { session } = tx;
    const at = now();
    const moved = await moveAll(db, tx, all);
    const made = all.map(({ ownerId, kind, documents = {}, about, memo = [], count }) => {
      const token = randomBytes(24).toString('base64url');
      const row = { batch: token, ownerId, at };
      const rows: TrashRow[] = memo.map((part, n) => ({ _id: `${token}/m${n}`, ...row, n, memo: part }));
      for (const [collection, given = []] of Object.entries(documents))
        for (const { _id } of given) {
          const document = moved.get(collection)?.get(String(_id));
          if (document) rows.push({ _id: `${token}/${rows.length}`, ...row, collection, document });
        }
      const batch = { _id: token, ownerId, kind, ...(about ? { about } : {}), count: count ?? rows.length, at };
      return { batch, rows };
    });
    const rows = made.flatMap((one) => one.rows);
    if (made.length > 0) {
      await storedBatches(db).insertMany(
        made.map(({ batch }) => batch),
        { session },
      );
    }
    if (rows.length > 0) await storedTrash(db).insertMany(rows, { session });
    return made.map(({ batch }) => ({ deletedCount: batch.count, undo: batch._id }));
  }
  return {
    keepEach,
    async keep(tx, kept) {
      const [deleted] = await keepEach(tx, [kept]);
      if (!deleted) throw new Error('one batch in, one out');
      return deleted;
    },
    async withdraw({ session }, { ownerId, tokens }) {
      if (tokens.length === 0) return new Set();
      const which = { _id: { $in: [...tokens] }, ownerId };
      const found = await storedBatches(db).find(which, { session }).project<{ _id: string }>({ _id: 1 }).toArray();
      const there = found.map(({ _id }) => _id);
      if (there.length === 0) return new Set();
      await storedBatches(db).deleteMany(which, { session });
      await storedTrash(db).deleteMany({ batch: { $in: there } }, { session });
      return new Set(there);
    },
    bringBack({ ownerId, token, kind, limitMs }, check) {
      const options = limitMs === undefined ? {} : { limitMs };
      return deps.inTransaction(async (tx) => {
        const { session } = tx;
        const which = { _id: token, ownerId, ...(kind ? { kind } : {}) };
        const batch = await storedBatches(db).findOneAndDelete(which, { session });
        if (!batch) throw notFound('deleted item');
        const { documents, memo } = groupRows(await storedTrash(db).find({ batch: token }, { session }).toArray());
        for (const [name, group] of Object.entries(documents)) await putBack(db, { name, group, tx });
        await storedTrash(db).deleteMany({ batch: token }, { session });
        const { about, at: deletedAt, count } = batch;
        const restoredCount = await check?.(tx, { kind: batch.kind, deletedAt, about, memo, documents });
        return { restoredCount: restoredCount ?? count };
      }, options);
    },
    async kindOf({ ownerId, token }) {
      return (await storedBatches(db).findOne({ _id: token, ownerId }))?.kind;
    },
    async deletedAmong(tx, { ownerId, ids }) {
      const found = new Set<string>();
      const options = tx ? { session: tx.session } : {};
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        const filter = { ownerId, 'document._id': { $in: ids.slice(at, at + idsAtOnce) } };
        for (const row of await storedTrash(db).find(filter, options).project({ 'document._id': 1 }).toArray())
          found.add(String(row['document']._id));
      }
      return found;
    },
  };
}

/** Removes the documents of several batches from their collections, and returns them by collection and id. */
async function moveAll(
  db: Connection,
  tx: Tx,
  all: readonly Kept<Any>[],
): Promise<Map<string, Map<string, StoredDocument>>> {
  const ids = new Map<string, string[]>();
  for (const { documents = {} } of all)
    for (const [name, given = []] of Object.entries(documents))
      ids.set(name, [...(ids.get(name) ?? []), ...given.map(({ _id }) => String(_id))]);
  const moved = new Map<string, Map<string, StoredDocument>>();
  for (const [name, of] of ids) {
    const stored = await move(db, tx, { name, ids: of });
    moved.set(name, new Map(stored.map((document) => [document._id, document])));
  }
  return moved;
}

/** Removes documents from their collection and returns them as stored. A model may drop fields when it reads them. */
async function move(
  db: Connection,
  { session }: Tx,
  input: { name: string; ids: string[] },
): Promise<StoredDocument[]> {
  const collection = collectionOf<StoredDocument>(db, input.name);
  const stored: StoredDocument[] = [];
  for (let at = 0; at < input.ids.length; at += idsAtOnce) {
    const filter = { _id: { $in: input.ids.slice(at, at + idsAtOnce) } };
    const some = await collection.find(filter, { session }).toArray();
    await collection.deleteMany(filter, { session });
    stored.push(...(some as StoredDocument[]));
  }
  return stored;
}

/** Splits the rows of a batch into documents by collection and the memo. */
function groupRows(rows: readonly TrashRow[]): { documents: Record<string, StoredDocument[]>; memo: unknown[] } {
  const documents: Record<string, StoredDocument[]> = {};
  const parts: { n: number; memo: unknown }[] = [];
  for (const row of rows) {
    if ('memo' in row) parts.push(row);
    else documents[row.collection] = [...(documents[row.collection] ?? []), row.document];
  }
  return { documents, memo: parts.toSorted((a, b) => a.n - b.n).map(({ memo }) => memo) };
}

async function putBack(
  db: Connection,
  input: { name: string; group: readonly StoredDocument[]; tx: Tx },
): Promise<void> {
  try {
    await collectionOf<StoredDocument>(db, input.name).insertMany([...input.group], { session: input.tx.session });
  } catch (error) {
    throw isDuplicateKey(error) ? conflict('Something new has taken its place in the meantime') : error;
  }
}
