import type { SupportSubject } from '@pathwise/contracts/api/admin';
import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, oneOf, optional, orNull, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

/** A visitor's message belongs to no account, so every message is deleted after a year. */
const ofSender = owned({
  by: (userId) => ({ userId }),
  indexes: [{ key: { userId: 1 } }, { key: { createdAt: 1 }, expireAfterSeconds: 365 * 86_400 }],
});

export const messages = collection('supportMessages', ofSender, {
  _id: word,
  /** The sender's account; null for a visitor. */
  userId: orNull(word),
  name: word,
  email: word,
  subject: oneOf<SupportSubject>(),
  message: word,
  createdAt: instant,
  answeredAt: optional(instant),
});
export type MessageRecord = RecordOf<typeof messages>;
