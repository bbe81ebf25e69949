import { collectionOf } from '../mongo/collections.ts';
import { type BatchRow, storedBatches } from '../trash/stored-trash.ts';
import type { Migration } from './migrate.ts';

const atOnce = 100;
const formerName = 'undo_batches';

/** The collection `undo_batches` became `undoBatches`. Every service has it, so the kit moves the rows. */
export const batchesUnderOneName: Migration = {
  name: 'undo-batches-under-one-name',
  async run(db) {
    const former = collectionOf<BatchRow>(db, formerName);
    const some = (await former.find({}, { limit: atOnce }).toArray()) as BatchRow[];
    for (const { _id, ...row } of some) await storedBatches(db).replaceOne({ _id }, row, { upsert: true });
    await former.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
    if (some.length === atOnce) return true;
    if ((await db.db?.listCollections({ name: formerName }).toArray())?.length) await former.drop();
    return false;
  },
};
