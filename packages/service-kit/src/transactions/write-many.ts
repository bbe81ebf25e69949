import type { Model } from 'mongoose';
import type { Tx } from './transaction.ts';

/** SecantusDB is slow with very long commands. */
const atOnce = 200;

/** Updates many documents of one owner in few commands. One command each would exceed the transaction's limit. */
export async function updateMany<T extends { _id: string; ownerId: string }>(
  model: Model<T>,
  { session }: Tx,
  updates: readonly { _id: string; ownerId: string; changes: Partial<T> }[],
): Promise<void> {
  const writes = updates.map(({ _id, ownerId, changes }) => {
    return { updateOne: { filter: { _id, ownerId }, update: { $set: changes } } };
  });
  for (let at = 0; at < writes.length; at += atOnce) {
    // Mongoose's types cannot express the generic filter. T has both of its fields.
    await model.bulkWrite(writes.slice(at, at + atOnce) as never, { session });
  }
}
