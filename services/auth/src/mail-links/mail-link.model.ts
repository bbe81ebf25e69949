import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, oneOf, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

const ofPerson = owned({
  by: 'userId',
  notInArchive: 'hashes of links that open an account, for a day at most',
  indexes: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});

/** Links that were mailed and not used yet. */
export const mailLinks = collection('mailLinks', ofPerson, {
  /** SHA-256 of the link's token, so a copy of the database cannot be used to open it. */
  _id: word,
  userId: word,
  purpose: oneOf<'password' | 'email'>(),
  /** The account as it was when the link was made. The link is void once that has changed. */
  state: word,
  expiresAt: instant,
});
export type LinkPurpose = RecordOf<typeof mailLinks>['purpose'];
