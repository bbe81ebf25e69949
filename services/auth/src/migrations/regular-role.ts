import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';

const atOnce = 100;

/** The role `member` is called `regular`, as the specification does; `member` names an access level of calls. */
export const regularRole: Migration = {
  name: 'role-member-becomes-regular',
  async run(db) {
    const users = collectionOf<{ _id: string; role: string }>(db, 'users');
    const some = await users.find({ role: 'member' }, { projection: { _id: 1 }, limit: atOnce }).toArray();
    const which = { _id: { $in: some.map(({ _id }) => _id) }, role: 'member' };
    await users.updateMany(which, { $set: { role: 'regular' } });
    return some.length === atOnce;
  },
};
