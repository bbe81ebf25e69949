import { ownerless } from '@pathwise/service-kit/mongo/collections';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { collection, count, word } from '@pathwise/service-kit/mongo/fields';
import type { Connection } from 'mongoose';

/** One row, which counts the places that members were given. */
export const directory = collection('directory', ownerless('a count of places'), { _id: word, places: count });

const one = 'members';

export async function lastPlace(db: Connection): Promise<number> {
  return (await directory(db).findById(one).lean())?.places ?? 0;
}

/**
 * Takes the next places of the directory and returns the first. It stays outside transactions: a common counter within would let
 * one registration wait for another. A place that nobody takes after a failure is a gap, which does no harm.
 */
export async function takePlaces(db: Connection, howMany = 1): Promise<number> {
  for (;;) {
    try {
      const row = await directory(db)
        .findByIdAndUpdate(one, { $inc: { places: howMany } }, { upsert: true, returnDocument: 'after' })
        .lean();
      return (row?.places ?? howMany) - howMany + 1;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error; // somebody else has made the row
    }
  }
}
