import type { Connection } from 'mongoose';
import { collectionOf } from '../mongo/collections.ts';
import type { Migration } from './migrate.ts';

const atOnce = 100;

/**
 * Gives a field its first value in rows stored before the field existed, those in the trash too.
 * Example: `{ in: 'goals', field: 'roadmapVersion', to: 0 }`.
 */
export const fillAbsent = (
  name: string,
  { in: collection, field, to }: { in: string; field: string; to: unknown },
): Migration => ({
  name,
  async run(db) {
    const isMore = await fill(db, { in: collection, field, to });
    return (await fill(db, { in: 'trash', field: `document.${field}`, to, which: { collection } })) || isMore;
  },
});

async function fill(db: Connection, input: { in: string; field: string; to: unknown; which?: object }) {
  const rows = collectionOf<{ _id: string }>(db, input.in);
  const without = { ...input.which, [input.field]: { $exists: false } };
  const some = await rows.find(without, { projection: { _id: 1 }, limit: atOnce }).toArray();
  await rows.updateMany(
    { ...without, _id: { $in: some.map(({ _id }) => _id) } },
    { $set: { [input.field]: input.to } },
  );
  return some.length === atOnce;
}
