import { collectionOf } from '../mongo/collections.ts';
import type { Migration } from './migrate.ts';

/** Drops indexes that a service no longer declares, by collection. Example: `{ drafts: [{ goalId: 1 }] }`. */
export const dropIndexes = (
  name: string,
  unused: Readonly<Record<string, readonly Readonly<Record<string, 1 | -1>>[]>>,
): Migration => ({
  name,
  async run(db) {
    for (const [of, keys] of Object.entries(unused)) {
      const collection = collectionOf(db, of);
      const wanted = new Set(keys.map((key) => JSON.stringify(key)));
      for (const { name: index, key } of await collection.indexes())
        if (index && wanted.has(JSON.stringify(key))) await collection.dropIndex(index);
    }
    return false;
  },
});
