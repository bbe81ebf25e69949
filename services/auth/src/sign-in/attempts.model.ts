import { ownerless } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, listOf, word } from '@pathwise/service-kit/mongo/fields';

const ofNobody = ownerless('a counter under a hash that names nobody', [
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);

/** The attempts of one subject in one window. The id is a hash, so it does not reveal the subject. */
export const attempts = collection('signInAttempts', ofNobody, {
  _id: word,
  /** One id per attempt, so a write that the driver repeats counts it once and uncounts it once. */
  ids: listOf(word),
  expiresAt: instant,
});
