import type { actOutcomes } from '@pathwise/contracts/act';
import { owned, ownerless } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  instant,
  oneOf,
  orNull,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';

const byTime = { at: -1, _id: -1 } as const;

/**
 * The audit log. Rows are only ever added. It names accounts by keys that nobody can turn into an id, so nothing of it is erased with
 * an account. Each row holds the hash of the one before, so a changed or missing row shows.
 */
const log = ownerless('keys of accounts, and values without names and words', [
  { key: { n: 1 }, unique: true },
  { key: byTime },
  { key: { actor: 1, ...byTime } },
  { key: { person: 1, ...byTime } },
  { key: { action: 1, ...byTime } },
]);

export const acts = collection('auditActs', log, {
  _id: word,
  /** Counts from 1 without a gap. */
  n: count,
  at: instant,
  /** The key of the account that acted; null for the command line. */
  actor: orNull(word),
  action: word,
  /** The key of the account that it was about. */
  person: orNull(word),
  target: orNull(word),
  outcome: oneOf<(typeof actOutcomes)[number]>(),
  /** JSON text, so that its hash never depends on how the database keeps it. */
  before: orNull(text),
  after: orNull(text),
  previous: word,
  hash: word,
});
export type ActRecord = RecordOf<typeof acts>;

/** The last row of the log. Each transaction that adds a row writes this one first, so rows are added one after another. */
export const heads = collection('auditHeads', ownerless('number and hash of the last row of the audit log'), {
  _id: word,
  n: count,
  hash: word,
});

/** Whose key is whose. Erased with the account: then the log says only that it was the same account each time. */
export const keys = collection('auditKeys', owned({ by: 'userId' }), { _id: word, userId: word });
