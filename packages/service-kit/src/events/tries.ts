import type { Connection } from 'mongoose';
import { collectionOf } from '../mongo/collections.ts';

interface TriesRow {
  _id: string;
  count: number;
  at: Date;
}

/**
 * Counts a failed try and returns the total. The broker's own count would not do: it also rises with every killed
 * process and lost connection.
 */
export async function countTry(db: Connection, input: { key: string; now: Date }): Promise<number> {
  const row = await collectionOf<TriesRow>(db, 'tries').findOneAndUpdate(
    { _id: input.key },
    { $inc: { count: 1 }, $set: { at: input.now } },
    { upsert: true, returnDocument: 'after' },
  );
  return row?.count ?? 1;
}
