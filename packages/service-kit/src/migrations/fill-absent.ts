import { collectionOf } from '../mongo/collections.ts';
import type { Migration } from './migrate.ts';

const atOnce = 100;

/** Gives a field its first value in rows stored before the field existed. Example: `{ in: 'goals', field: 'roadmapVersion', to: 0 }`. */
export const fillAbsent = (
  name: string,
  { in: collection, field, to }: { in: string; field: string; to: unknown },
): Migration => ({
  name,
  async run(db) {
    const rows = collectionOf<{ _id: string }>(db, collection);
    const without = { [field]: { $exists: false } };
    const some = await rows.find(without, { projection: { _id: 1 }, limit: atOnce }).toArray();
    await rows.updateMany({ ...without, _id: { $in: some.map(({ _id }) => _id) } }, { $set: { [field]: to } });
    return some.length === atOnce;
  },
});
