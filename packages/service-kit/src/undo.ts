import { randomBytes } from 'node:crypto';
import type { Deleted } from '@pathwise/contracts/undo';
import type { Connection, mongo } from 'mongoose';
import { collectionOf } from './mongo/collections.ts';
import { isDuplicateKey } from './mongo/errors.ts';
import type { InTransaction, Tx } from './mongo/transaction.ts';
import { conflict, notFound } from './problem.ts';

type StoredDocument = mongo.Document & { _id: string };

/** What one delete took, as it comes back. */
export interface UndoBatch {
  readonly kind: string;
  readonly deletedAt: Date;
  /** By collection. */
  readonly documents: Readonly<Record<string, readonly StoredDocument[]>>;
}

export interface Undo {
  /** Moves documents of a person to the trash, in the caller's transaction; one token brings all of them back. */
  keep(
    tx: Tx,
    input: { ownerId: string; kind: string; documents: Readonly<Record<string, readonly { _id: unknown }[]>> },
  ): Promise<Deleted>;
  /**
   * Puts everything back, then runs `check` in the same transaction: a throw there (a limit reached) leaves it in the
   * trash. Throws 404 for unknown, used and other people's tokens, 409 when something new has taken its place, 503 when it
   * takes longer than `limitMs` (a transaction's usual limit when absent).
   */
  bringBack(
    input: { ownerId: string; token: string; kind?: string; limitMs?: number },
    check?: (tx: Tx, batch: UndoBatch) => Promise<unknown>,
  ): Promise<{ restoredCount: number }>;
  /** What kind of delete a token is for; undefined for those that `bringBack` answers with 404. */
  kindOf(input: { ownerId: string; token: string }): Promise<string | undefined>;
  /** Empties a person's trash for good. */
  empty(tx: Tx, input: { ownerId: string }): Promise<void>;
}

interface BatchRow {
  _id: string;
  ownerId: string;
  kind: string;
  count: number;
  at: Date;
}
interface TrashRow {
  _id: string;
  batch: string;
  ownerId: string;
  collection: string;
  document: StoredDocument;
  at: Date;
}

/** SecantusDB takes time with the square of the ids in one query (2,000 took minutes). */
const idsAtOnce = 100;

/** The trash of one service. Both its collections forget rows after 30 days by themselves. */
export function createUndo(deps: { db: Connection; now: () => Date; inTransaction: InTransaction }): Undo {
  const { db, now } = deps;
  const batches = () => collectionOf<BatchRow>(db, 'undo_batches');
  const trash = () => collectionOf<TrashRow>(db, 'trash');

  /** Documents are read again as they are stored: what a model makes of them may be less. */
  async function move(tx: Tx, input: { name: string; ids: string[] }): Promise<StoredDocument[]> {
    const collection = collectionOf<StoredDocument>(db, input.name);
    const stored: StoredDocument[] = [];
    for (let at = 0; at < input.ids.length; at += idsAtOnce) {
      const filter = { _id: { $in: input.ids.slice(at, at + idsAtOnce) } };
      const some = await collection.find(filter, { session: tx.session }).toArray();
      await collection.deleteMany(filter, { session: tx.session });
      stored.push(...(some as StoredDocument[]));
    }
    return stored;
  }
  return {
    async keep({ session, ...tx }, { ownerId, kind, documents }) {
      const token = randomBytes(24).toString('base64url');
      const at = now();
      const rows: TrashRow[] = [];
      for (const [name, given] of Object.entries(documents)) {
        if (given.length === 0) continue;
        for (const document of await move({ session, ...tx }, { name, ids: given.map(({ _id }) => String(_id)) }))
          rows.push({ _id: `${token}/${rows.length}`, batch: token, ownerId, collection: name, document, at });
      }
      await batches().insertOne({ _id: token, ownerId, kind, count: rows.length, at }, { session });
      if (rows.length > 0) await trash().insertMany(rows, { session });
      return { deletedCount: rows.length, undo: token };
    },
    bringBack({ ownerId, token, kind, limitMs }, check) {
      const options = limitMs === undefined ? {} : { limitMs };
      return deps.inTransaction(async (tx) => {
        const { session } = tx;
        const batch = await batches().findOneAndDelete({ _id: token, ownerId, ...(kind ? { kind } : {}) }, { session });
        if (!batch) throw notFound('deleted item');
        const rows = await trash().find({ batch: token }, { session }).toArray();
        const documents = Object.fromEntries(
          [...Map.groupBy(rows, (row) => row.collection)].map(([name, group]) => [
            name,
            group.map((row) => row.document),
          ]),
        );
        for (const [name, group] of Object.entries(documents)) await putBack(db, { name, group, tx });
        await trash().deleteMany({ batch: token }, { session });
        await check?.(tx, { kind: batch.kind, deletedAt: batch.at, documents });
        return { restoredCount: batch.count };
      }, options);
    },
    async kindOf({ ownerId, token }) {
      return (await batches().findOne({ _id: token, ownerId }))?.kind;
    },
    async empty({ session }, { ownerId }) {
      await trash().deleteMany({ ownerId }, { session });
      await batches().deleteMany({ ownerId }, { session });
    },
  };
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
