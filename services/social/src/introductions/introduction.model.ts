import type { Introduction } from '@pathwise/contracts/api/introductions';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  instant,
  oneOf,
  optional,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';

/** A row goes with the account of either person, and is in the archive of one: the other row may tell of a declined ask. */
const ofEither = owned({
  by: (userId) => ({ $or: [{ ownerId: userId }, { memberId: userId }] }),
  archivedFor: 'ownerId',
  indexes: [
    { key: { ownerId: 1, _id: -1 } },
    { key: { ownerId: 1, memberId: 1 } },
    { key: { memberId: 1 } },
    { key: { lapsesAt: 1 }, expireAfterSeconds: 0 },
  ],
});

/**
 * Each introduction is two rows: what the one who asked knows of it, and what the one who was asked does. Declining changes the
 * second row only, so nothing that is read from the first can reveal it. A row that was declined or taken back stays until it
 * lapses: the first keeps a second ask away, the second counts towards the asks of a day.
 */
export const introductions = collection('introductions', ofEither, {
  _id: word,
  ownerId: word,
  /** The person on the other side, and the row of theirs. */
  memberId: word,
  otherRowId: word,
  direction: oneOf<Introduction['direction']>(),
  status: oneOf<Introduction['status'] | 'declined' | 'takenBack'>(),
  message: text,
  createdAt: instant,
  /** Absent once accepted. */
  lapsesAt: optional(instant),
  version: count,
});
export type IntroductionRecord = RecordOf<typeof introductions>;
