import { owned } from '@pathwise/service-kit/mongo/collections';
import { bytes, collection, instant, optional, word } from '@pathwise/service-kit/mongo/fields';

const ofPerson = owned({
  by: 'ownerId',
  indexes: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});

/** Uploaded pictures, as JPEG. */
export const images = collection('images', ofPerson, {
  _id: word,
  ownerId: word,
  jpeg: bytes,
  createdAt: instant,
  /** When a picture is erased that no profile names. The profile that names it takes this field away. */
  expiresAt: optional(instant),
});
