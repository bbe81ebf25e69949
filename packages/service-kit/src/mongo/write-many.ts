import type { Model } from 'mongoose';
import type { Tx } from './transaction.ts';

/** SecantusDB takes its time with very long commands. */
const atOnce = 200;

/** Changes many documents of one owner in a few commands; a command for each would use up the transaction's time. */
export async function updateMany<T extends { _id: string; ownerId: string }>(
  model: Model<T>,
  { session }: Tx,
  updates: readonly { _id: string; ownerId: string; changes: Partial<T> }[],
): Promise<void> {
  const writes = updates.map(({ _id, ownerId, changes }) => {
    return { updateOne: { filter: { _id, ownerId }, update: { $set: changes } } };
  });
  for (let at = 0; at < writes.length; at += atOnce) {
    // The generic filter is beyond mongoose's types; the fields are those of T's own bound.
    await model.bulkWrite(writes.slice(at, at + atOnce) as never, { session });
  }
}
