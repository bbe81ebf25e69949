import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';

const atOnce = 100;

/** Adds `roadmapVersion` to goals that were stored before the field existed. */
export const roadmapVersion: Migration = {
  name: 'goals-have-a-roadmap-version',
  async run(db) {
    const goals = collectionOf<{ _id: string; roadmapVersion: number }>(db, 'goals');
    const without = { roadmapVersion: { $exists: false } };
    const some = await goals.find(without, { projection: { _id: 1 }, limit: atOnce }).toArray();
    const which = { ...without, _id: { $in: some.map(({ _id }) => _id) } };
    await goals.updateMany(which, { $set: { roadmapVersion: 0 } });
    return some.length === atOnce;
  },
};
