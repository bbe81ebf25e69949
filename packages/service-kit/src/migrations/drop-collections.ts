import type { Migration } from './migrate.ts';

/** Drops collections that a service no longer writes. */
export const dropCollections = (name: string, unused: readonly string[]): Migration => ({
  name,
  async run(db) {
    const stored = await db.db?.listCollections({}, { nameOnly: true }).toArray();
    for (const { name: collection } of stored ?? [])
      if (unused.includes(collection)) await db.db?.dropCollection(collection);
    return false;
  },
});
