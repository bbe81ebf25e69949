import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  oneOf,
  orNull,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';

const ofPerson = owned({
  by: '_id',
  withheld: ['unsubscribeToken'],
  indexes: [{ key: { unsubscribeToken: 1 }, unique: true }, { key: { weeklyAt: 1 } }, { key: { email: 1 } }],
});

/** To whom mails go, from the events of auth and billing. Their two kinds of fact come in any order, each with its version. */
export const recipients = collection('recipients', ofPerson, {
  _id: word,
  /** Empty until auth's events have come. */
  email: text,
  firstName: orNull(word),
  timeZone: word,
  profileVersion: count,
  plan: oneOf<'free' | 'premium'>(),
  tier: orNull(word),
  planVersion: count,
  /** The person wants neither mails of automation nor mails to everybody. */
  isUnsubscribed: flag,
  /** Its holder may unsubscribe this person. It is in each of their mails. */
  unsubscribeToken: word,
  /** When the next weekly mail is due. */
  weeklyAt: instant,
});
export type RecipientRecord = RecordOf<typeof recipients>;
