import type { Connection } from 'mongoose';
import { type Collection, collectionOf, owned } from '../mongo/collections.ts';
import { isDuplicateKey } from '../mongo/errors.ts';
import { notFound } from '../problem.ts';
import type { InTransaction, Tx } from '../transactions/transaction.ts';

export interface Account {
  /**
   * Called first in every transaction that stores something new of a person. Such a transaction conflicts with the erasing of the
   * account, and with others that enter the same part. Answers how many have entered, this one included. 404 once it is erased.
   */
  enter(tx: Tx, ownerId: string, part?: string): Promise<number>;
  /** The same for a consumer: undefined once the account is erased. */
  enterIfOpen(tx: Tx, ownerId: string, part?: string): Promise<number | undefined>;
}

/** One row for a person and a part: what they change independently of the rest. */
interface AccountRow {
  _id: string;
  changes: number;
  /** The account was erased: nothing is written for it any more. */
  erased: boolean;
}
const accounts = (db: Connection) => collectionOf<AccountRow>(db, 'accounts');
const idOf = (ownerId: string, part: string) => `${ownerId}.${part}`;

/** A row that is not there yet. Two transactions creating it would meet in a duplicate key, so it is made outside. */
class NoAccountYet extends Error {
  readonly id: string;

  constructor(id: string) {
    super('nothing was written of this person yet');
    this.id = id;
  }
}

/** Declares the rows; the erasing leaves one for every part, closed. */
export const accountRows = (parts: readonly string[]): Collection =>
  owned({
    by: (userId) => ({ _id: { $in: parts.map((part) => idOf(userId, part)) } }),
    leaves: ({ userId }) => parts.map((part) => ({ _id: idOf(userId, part), changes: 0, erased: true })),
  });

/**
 * Makes the gate of a service's accounts. Entering is a write because a read would not do: a transaction sees the moment it
 * began at. One that began before the erasing was committed reads an open account and stores an entry that the erasing has not
 * seen; both are committed, since neither wrote what the other did. Of two that write one row the second begins again.
 */
export function createAccount({ db, parts }: { db: Connection; parts: readonly string[] }): Account {
  const [first = ''] = parts;
  async function enterIfOpen({ session }: Tx, ownerId: string, part = first): Promise<number | undefined> {
    if (!parts.includes(part)) throw new Error(`${part} is not among the accountParts of this service`);
    const _id = idOf(ownerId, part);
    const options = { session, returnDocument: 'after' } as const;
    const entered = await accounts(db).findOneAndUpdate({ _id, erased: false }, { $inc: { changes: 1 } }, options);
    if (entered) return entered.changes;
    if (await accounts(db).findOne({ _id }, { session })) return undefined;
    throw new NoAccountYet(_id);
  }
  return {
    enterIfOpen,
    async enter(tx, ownerId, part) {
      const changes = await enterIfOpen(tx, ownerId, part);
      if (changes === undefined) throw notFound('account');
      return changes;
    },
  };
}

/** Runs a transaction again after making the row that it found missing. */
export const openingAccounts =
  (db: Connection, inTransaction: InTransaction): InTransaction =>
  async (work, options) => {
    for (;;) {
      try {
        return await inTransaction(work, options);
      } catch (error) {
        if (!(error instanceof NoAccountYet)) throw error;
        await open(db, error.id);
      }
    }
  };

async function open(db: Connection, _id: string): Promise<void> {
  await accounts(db)
    .insertOne({ _id, changes: 0, erased: false })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error; // a twin made it, or the erasing
    });
}
