import type { Connection } from 'mongoose';
import { ownerless } from '../mongo/collections.ts';
import { isDuplicateKey } from '../mongo/errors.ts';
import { collection, count, word } from '../mongo/fields.ts';

/** A row for each directory, which counts the places that were given in it. */
export const directory = collection('directory', ownerless('a count of places'), { _id: word, places: count });

export async function lastPlace(db: Connection, of: string): Promise<number> {
  return (await directory(db).findById(of).lean())?.places ?? 0;
}

/**
 * Takes the next places of a directory and returns the first. It stays outside transactions: a common counter within would let
 * one registration wait for another. A place that nobody takes after a failure is a gap, which does no harm.
 */
export async function takePlaces(db: Connection, of: string, howMany = 1): Promise<number> {
  for (;;) {
    try {
      const row = await directory(db)
        .findByIdAndUpdate(of, { $inc: { places: howMany } }, { upsert: true, returnDocument: 'after' })
        .lean();
      return (row?.places ?? howMany) - howMany + 1;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error; // somebody else has made the row
    }
  }
}
