import type { Report } from '@pathwise/contracts/api/reports';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  instant,
  oneOf,
  optional,
  orNull,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';

/** A report goes with the account of either person. Only the archive of the one who reported has it: it would give them away. */
const ofEither = owned({
  by: (userId) => ({ $or: [{ reporterId: userId }, { memberId: userId }] }),
  archivedFor: 'reporterId',
  indexes: [
    // `closedAt` is null while a report is open, so a person has one open report about a thing.
    { key: { reporterId: 1, aboutId: 1, aboutKind: 1, closedAt: 1 }, unique: true },
    { key: { memberId: 1 } },
    { key: { aboutId: 1 } },
    { key: { closedAt: 1, _id: 1 } },
  ],
});

export const reports = collection('reports', ofEither, {
  _id: word,
  reporterId: word,
  aboutKind: oneOf<Report['about']['kind']>(),
  aboutId: word,
  /** The person whom it is about, or the author of the post. */
  memberId: word,
  reason: oneOf<Report['reason']>(),
  text,
  createdAt: instant,
  closedAt: orNull(instant),
  /** `removed`: the post or the person is hidden; `kept`: dismissed, or shown again. */
  outcome: optional(oneOf<'kept' | 'removed'>()),
});
export type ReportRecord = RecordOf<typeof reports>;
