import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { takePlaces } from '@pathwise/service-kit/search/places';
import { trusted } from 'mongoose';
import { listedAs } from '../people/directory.rules.ts';
import { users } from '../users/user.model.ts';

const atOnce = 100;

/** Lists the accounts stored before there was a directory. The ids of those who joined first sort first. */
export const usersIntoDirectory: Migration = {
  name: 'users-into-directory',
  async run(db) {
    const unlisted = { place: trusted({ $exists: false }) };
    const some = await users(db).find(unlisted).sort({ _id: 1 }).limit(atOnce).lean();
    if (some.length === 0) return false;
    const first = await takePlaces(db, 'users', some.length);
    for (const [n, user] of some.entries())
      await users(db).updateOne({ _id: user._id, ...unlisted }, { $set: { ...listedAs(user), place: first + n } });
    return some.length === atOnce;
  },
};
