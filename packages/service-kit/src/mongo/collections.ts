import type { Connection, mongo } from 'mongoose';
import { Busy } from './errors.ts';

type Row = mongo.Document & { _id: string };
type Indexes = readonly mongo.IndexDescription[];

/** A person whose account is erased; `version` is that of the event. */
export interface Erased {
  userId: string;
  version: number;
}

/** A collection that holds something of a person; the kit erases it with the account. */
export interface Owned {
  readonly indexes: Indexes;
  /** Fields that a person's archive leaves out: secrets. */
  readonly withheld: readonly string[];
  /** Why a person's archive leaves out the whole collection. */
  readonly notInArchive?: string;
  /** Holds what the person has deleted. */
  readonly isTrash: boolean;
  /** Where a row names its owner, where that is one field. */
  readonly field: string | undefined;
  rowsOf(userId: string): mongo.Filter<Row>;
  /** The rows in the person's archive: all of theirs, or fewer where others know more. */
  archiveOf(userId: string): mongo.Filter<Row>;
  /** Rows that take the place of the person's, so that late events change nothing; without it the rows are deleted. */
  leaves?(person: Erased): Row[];
}
/** A collection that holds nothing of anybody. */
interface Ownerless {
  readonly indexes: Indexes;
  readonly why: string;
}
export type Collection = Owned | Ownerless;
export type Collections = Readonly<Record<string, Collection>>;

/**
 * Declares a collection that holds something of a person. `by` names the field with their id, or makes the filter that finds
 * their rows; a field gets the index by which the archive reads them page by page. `withheld` names the secrets in it.
 * `archivedFor` names the field with the one person whose archive shows a row, where `by` also finds rows that others keep about them.
 * Throws when `by` has an `$or` and neither `archivedFor` nor `notInArchive` is given. Example: `owned({ by: '_id', leaves: ({ userId, version }) => [{ _id: userId, goalsPublic: false, version }] })`.
 */
export function owned(declared: {
  by: string | ((userId: string) => mongo.Filter<Row>);
  indexes?: Indexes;
  leaves?: (person: Erased) => Row[];
  withheld?: readonly string[];
  archivedFor?: string;
  notInArchive?: string;
  isTrash?: boolean;
}): Owned {
  const { by, indexes = [], leaves, notInArchive, withheld = [], isTrash = false } = declared;
  const isField = typeof by === 'string';
  const rowsOf = isField ? (userId: string) => ({ [by]: userId }) as mongo.Filter<Row> : by;
  if ('$or' in rowsOf('') && !declared.archivedFor && !notInArchive)
    throw new Error('rows that are found by several people say in whose archive they are');
  const reader = declared.archivedFor ?? (isField && by !== '_id' ? by : undefined);
  return {
    indexes: reader ? [...indexes, { key: { [reader]: 1, _id: 1 } }] : indexes,
    field: isField ? by : undefined,
    rowsOf,
    archiveOf: reader ? (userId) => ({ [reader]: userId }) as mongo.Filter<Row> : rowsOf,
    withheld,
    isTrash,
    ...(leaves ? { leaves } : {}),
    ...(notInArchive ? { notInArchive } : {}),
  };
}

/** Declares a collection that holds nothing of a person, and says why not; the test kit checks it. */
export const ownerless = (why: string, indexes: Indexes = []): Collection => ({ indexes, why });

/** An index by which the database deletes a row this long after the time in its field `at`. */
export const forgottenAfter = ({ days }: { days: number }) =>
  ({ key: { at: 1 }, expireAfterSeconds: days * 86_400 }) as const;

/** The kit's own collections in every service's database, with their indexes. */
export const kitCollections: Collections = {
  outbox: owned({
    by: (userId) => ({ persons: userId }),
    notInArchive: 'events on their way about what is stored anyway',
  }),
  inbox: ownerless('ids of events; of a person at most the bare id', [forgottenAfter({ days: 30 })]),
  tries: ownerless('ids of events; of a person at most the bare id', [forgottenAfter({ days: 7 })]),
  leases: ownerless('which process does what'),
  migrations: ownerless('names of migrations'),
  // Keys begin with the caller's id and `|`; `}` is the character after `|`.
  idempotency: owned({
    by: (userId) => ({ _id: { $gte: `${userId}|`, $lt: `${userId}}` } }),
    notInArchive: 'answers of one day, about what is stored anyway',
    indexes: [forgottenAfter({ days: 1 })],
  }),
  undoBatches: owned({
    by: 'ownerId',
    isTrash: true,
    indexes: [{ key: { ownerId: 1, at: -1 } }, forgottenAfter({ days: 30 })],
  }),
  trash: owned({
    by: 'ownerId',
    isTrash: true,
    indexes: [{ key: { batch: 1 } }, forgottenAfter({ days: 30 })],
  }),
};

/**
 * Returns a collection of the kit, without mongoose's models and buffering. Throws 503 `busy` before the first
 * connection.
 */
export function collectionOf<T extends mongo.Document & { _id: string }>(
  db: Connection,
  name: string,
): mongo.Collection<T> {
  if (!db.db) throw new Busy({ on: 'no-connection', ms: 0, queueMs: 0 });
  return db.db.collection<T>(name);
}

export interface KeptInArchive {
  name: string;
  collection: Owned;
}

/** The collections of a person's archive, the trash last. */
export function inArchive(collections: Collections): KeptInArchive[] {
  const kept = Object.entries(collections).flatMap(([name, collection]) =>
    'why' in collection || collection.notInArchive ? [] : [{ name, collection }],
  );
  return kept.toSorted((a, b) => Number(a.collection.isTrash) - Number(b.collection.isTrash));
}
