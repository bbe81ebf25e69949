import { ownerless } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  oneOf,
  optional,
  orNull,
  part,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';

const ofNobody = ownerless('a template and figures', [
  { key: { state: 1 } },
  { key: { openType: 1 }, unique: true, sparse: true },
]);
/** Mails to everybody. Whom each went to is in the queue of mails alone. */
export const mailings = collection('mailings', ofNobody, {
  _id: word,
  type: word,
  /** The type until it is done. Its index refuses a second one that begins in the same moment. */
  openType: optional(word),
  /** As it was at the start: an edit in the middle changes nothing. */
  subject: word,
  html: word,
  state: oneOf<'running' | 'paused' | 'done'>(),
  /** The last person whose mail is queued; ids of people are in order. */
  cursor: text,
  total: count,
  /** Steps in a row, at this place, that made nobody's mail although a mail can be made. */
  tries: optional(count),
  /** People whose mail could not be made. */
  leftOut: optional(count),
  /** Set when it is done: the queue forgets its mails after a month. */
  figures: orNull(part({ sent: count, failed: count })),
  createdAt: instant,
  finishedAt: orNull(instant),
  /** An admin ended it before everybody had it. */
  isEndedEarly: optional(flag),
});
export type MailingRecord = RecordOf<typeof mailings>;
