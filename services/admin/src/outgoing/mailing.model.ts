import { ownerless } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  instant,
  oneOf,
  orNull,
  part,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';

/** Mails to everybody. Whom each went to is in the queue of mails alone. */
export const mailings = collection('mailings', ownerless('a template and figures', [{ key: { state: 1 } }]), {
  _id: word,
  type: word,
  /** As it was at the start: an edit in the middle changes nothing. */
  subject: word,
  html: word,
  state: oneOf<'running' | 'paused' | 'done'>(),
  /** The last person whose mail is queued; ids of people are in order. */
  cursor: text,
  total: count,
  /** Set when it is done: the queue forgets its mails after a month. */
  figures: orNull(part({ sent: count, failed: count })),
  createdAt: instant,
  finishedAt: orNull(instant),
});
export type MailingRecord = RecordOf<typeof mailings>;
