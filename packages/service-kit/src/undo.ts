import { randomBytes } from 'node:crypto';
import type { Deleted } from '@pathwise/contracts/undo';
import type { Connection, mongo } from 'mongoose';
import { collectionOf } from './mongo/collections.ts';
import { isDuplicateKey } from './mongo/errors.ts';
import type { InTransaction, Tx } from './mongo/transaction.ts';
import { conflict, notFound } from './problem.ts';

type StoredDocument = mongo.Document & { _id: string };

/**
 * What one kind of delete keeps: documents by collection, what the batch is `about`, and the type of a part of its `memo`.
 * Example: `{ about: { goalId: string }; documents: { milestones: MilestoneRecord }; memo: ParkedTodos }`.
 */
export interface UndoKind {
  about?: object;
  documents?: object;
  memo?: unknown;
}
type Kinds<K> = { [Kind in keyof K]: UndoKind };
// biome-ignore lint/suspicious/noExplicitAny: the kit's own Undo serves as that of any service's kinds
type Any = any;
type Part<Kind, Name extends keyof UndoKind> = Kind extends { [N in Name]?: infer Type } ? Type : undefined;

/** What one delete took, as it comes back: one type for each kind. */
export type UndoBatch<K extends Kinds<K> = Any> = {
  [Kind in keyof K & string]: {
    readonly kind: Kind;
    readonly deletedAt: Date;
    readonly about: Part<K[Kind], 'about'>;
    /** In the order they were given in. */
    readonly memo: readonly Part<K[Kind], 'memo'>[];
    /** By collection. */
    readonly documents: { readonly [Name in keyof K[Kind]['documents']]?: readonly K[Kind]['documents'][Name][] };
  };
}[keyof K & string];

/** What a delete gives into the trash: the documents' ids, and what is to be remembered beside them. */
type Kept<K extends Kinds<K>> = {
  [Kind in keyof K & string]: {
    readonly ownerId: string;
    readonly kind: Kind;
    readonly documents?: { readonly [Name in keyof K[Kind]['documents']]?: readonly { _id: unknown }[] };
    /** Free data, stored one part a row, because one row holds at most 16 MB. */
    readonly memo?: readonly Part<K[Kind], 'memo'>[];
    /** How many things a person sees go; the documents and the parts of the memo when absent. */
    readonly count?: number;
  } & (K[Kind] extends { about: infer About } ? { readonly about: About } : { readonly about?: object });
}[keyof K & string];

/** The trash of one service; `K` names its kinds of delete. */
export interface Undo<K extends Kinds<K> = Any> {
  /** Moves documents of a person to the trash, in the caller's transaction; one token brings all of them back. */
  keep(tx: Tx, kept: Kept<K>): Promise<Deleted>;
  /**
   * Puts everything back, then runs `check` in the same transaction: a throw there (a limit reached) leaves it in the
   * trash, and a number there is the `restoredCount` where that is not all. Throws 404 for unknown, used and other people's
   * tokens, 409 when something new has taken its place, 503 when it takes longer than `limitMs` (a transaction's usual limit
   * when absent).
   */
  bringBack(
    input: { ownerId: string; token: string; kind?: keyof K & string; limitMs?: number },
    check?: (tx: Tx, batch: UndoBatch<K>) => Promise<number | undefined>,
  ): Promise<{ restoredCount: number }>;
  /** What kind of delete a token is for; undefined for those that `bringBack` answers with 404. */
  kindOf(input: { ownerId: string; token: string }): Promise<(keyof K & string) | undefined>;
  /** Which of these ids are of deleted things of a person's, so that what is gone is told from what never was. */
  deletedAmong(tx: Tx, input: { ownerId: string; ids: readonly string[] }): Promise<Set<string>>;
  /** Empties a person's trash for good. */
  empty(tx: Tx, input: { ownerId: string }): Promise<void>;
}

interface BatchRow {
  _id: string;
  ownerId: string;
  kind: string;
  about?: object;
  count: number;
  at: Date;
}
/** A document of a collection, or the nth part of a memo. */
type TrashRow = { _id: string; batch: string; ownerId: string; at: Date } & (
  | { collection: string; document: StoredDocument }
  | { n: number; memo: unknown }
);

/** SecantusDB takes time with the square of the ids in one query (2,000 took minutes). */
const idsAtOnce = 100;

/** The trash of one service. Both its collections forget rows after 30 days by themselves. */
export function createUndo(deps: { db: Connection; now: () => Date; inTransaction: InTransaction }): Undo {
  const { db, now } = deps;
  const batches = () => collectionOf<BatchRow>(db, 'undo_batches');
  const trash = () => collectionOf<TrashRow>(db, 'trash');

  return {
    async keep(tx, { ownerId, kind, documents = {}, about, memo = [], count }) {
      const { session } = tx;
      const token = randomBytes(24).toString('base64url');
      const row = { batch: token, ownerId, at: now() };
      const rows: TrashRow[] = memo.map((part, n) => ({ _id: `${token}/m${n}`, ...row, n, memo: part }));
      for (const [name, given = []] of Object.entries(documents)) {
        for (const document of await move(db, tx, { name, ids: given.map(({ _id }) => String(_id)) }))
          rows.push({ _id: `${token}/${rows.length}`, ...row, collection: name, document });
      }
      const deletedCount = count ?? rows.length;
      const batch = { _id: token, ownerId, kind, ...(about ? { about } : {}), count: deletedCount, at: row.at };
      await batches().insertOne(batch, { session });
      if (rows.length > 0) await trash().insertMany(rows, { session });
      return { deletedCount, undo: token };
    },
    bringBack({ ownerId, token, kind, limitMs }, check) {
      const options = limitMs === undefined ? {} : { limitMs };
      return deps.inTransaction(async (tx) => {
        const { session } = tx;
        const batch = await batches().findOneAndDelete({ _id: token, ownerId, ...(kind ? { kind } : {}) }, { session });
        if (!batch) throw notFound('deleted item');
        const { documents, memo } = sorted(await trash().find({ batch: token }, { session }).toArray());
        for (const [name, group] of Object.entries(documents)) await putBack(db, { name, group, tx });
        await trash().deleteMany({ batch: token }, { session });
        const { about, at: deletedAt, count } = batch;
        const restoredCount = await check?.(tx, { kind: batch.kind, deletedAt, about, memo, documents });
        return { restoredCount: restoredCount ?? count };
      }, options);
    },
    async kindOf({ ownerId, token }) {
      return (await batches().findOne({ _id: token, ownerId }))?.kind;
    },
    async deletedAmong({ session }, { ownerId, ids }) {
      const found = new Set<string>();
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        const filter = { ownerId, 'document._id': { $in: ids.slice(at, at + idsAtOnce) } };
        for (const row of await trash().find(filter, { session }).project({ 'document._id': 1 }).toArray())
          found.add(String(row['document']._id));
      }
      return found;
    },
    async empty({ session }, { ownerId }) {
      await trash().deleteMany({ ownerId }, { session });
      await batches().deleteMany({ ownerId }, { session });
    },
  };
}

/** Takes documents out of their collection. They are read again as they are stored: what a model makes of them may be less. */
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

/** The rows of a batch as its documents, by collection, and its memo. */
function sorted(rows: readonly TrashRow[]): { documents: Record<string, StoredDocument[]>; memo: unknown[] } {
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
