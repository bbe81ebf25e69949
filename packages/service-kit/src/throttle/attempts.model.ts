import { ownerless } from '../mongo/collections.ts';
import { collection, instant, listOf, word } from '../mongo/fields.ts';

const ofNobody = ownerless('a counter under a hash that names nobody', [
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/** The attempts of one subject in one window. A service that throttles lists it in `collections`. The id is a hash, so it does not reveal the subject. */
export const attempts = collection('attempts', ofNobody, {
  _id: word,
  /** One id per attempt, so a write that the driver repeats counts it once and uncounts it once. */
  ids: listOf(word),
  expiresAt: instant,
});
