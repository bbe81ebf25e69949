import type { Connection } from 'mongoose';
import { collectionOf } from '../mongo/collections.ts';

interface TriesRow {
  _id: string;
  count: number;
  at: Date;
}

/**
 * Counts a failed try and answers how many there were. Counted here and not by the broker, whose count rises with
 * every killed process and lost connection.
 */
export async function countTry(db: Connection, input: { key: string; now: Date }): Promise<number> {
  const row = await collectionOf<TriesRow>(db, 'tries').findOneAndUpdate(
    { _id: input.key },
    { $inc: { count: 1 }, $set: { at: input.now } },
    { upsert: true, returnDocument: 'after' },
  );
  return row?.count ?? 1;
}
