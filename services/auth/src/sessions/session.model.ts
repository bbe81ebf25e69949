import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, orNull, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

const ofUser = owned({
  by: 'userId',
  withheld: ['tokenHash'],
  indexes: [
    { key: { tokenHash: 1 }, unique: true },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});

export const sessions = collection('sessions', ofUser, {
  /** Identifies the session to its owner and in tokens. It grants no access. */
  _id: word,
  /** SHA-256 of the cookie's value, so a copy of the database cannot be used to sign in. */
  tokenHash: word,
  userId: word,
  userAgent: orNull(word),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});
export type SessionRecord = RecordOf<typeof sessions>;
