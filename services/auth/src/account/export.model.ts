import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, word } from '@pathwise/service-kit/mongo/fields';

const ofPerson = owned({
  by: '_id',
  notInArchive: 'says only that the archive is being made',
  indexes: [{ key: { claimedAt: 1 }, expireAfterSeconds: 3_600 }],
});

/** Archives that are being made: one at a time for each person. */
export const exports = collection('exports', ofPerson, {
  _id: word,
  /** Tells one claim from a later one of the same person. */
  claim: word,
  claimedAt: instant,
});
