import type { Migration } from '@pathwise/service-kit/migrations/migrate';
import { takePlaces } from '@pathwise/service-kit/search/places';
import { prefixesOf } from '@pathwise/service-kit/search/words.rules';
import { trusted } from 'mongoose';
import { members } from '../members/member.model.ts';
import { wordsOfProfile } from '../members/words.rules.ts';

const atOnce = 100;

/** Lists the members stored before there was a directory. The ids of those who joined first sort first. */
export const membersIntoDirectory: Migration = {
  name: 'members-into-directory',
  async run(db) {
    const unlisted = { prefixes: trusted({ $exists: false }) };
    const known = { profile: trusted({ $ne: null }), privacy: trusted({ $ne: null }) };
    const some = await members(db)
      .find({ ...unlisted, ...known })
      .sort({ _id: 1 })
      .limit(atOnce)
      .lean();
    if (some.length === 0) return false;
    const first = await takePlaces(db, 'members', some.length);
    for (const [n, { _id, profile }] of some.entries())
      if (profile)
        await members(db).updateOne(
          { _id, ...unlisted, ...known },
          { $set: { prefixes: prefixesOf(wordsOfProfile(profile)), place: first + n } },
        );
    return some.length === atOnce;
  },
};
