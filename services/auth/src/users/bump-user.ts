import { isDeepStrictEqual } from 'node:util';
import { signedOut } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';
import { listedAs } from '../people/directory.rules.ts';
import { type UserRecord, users } from './user.model.ts';

/** What the lists of admins find the person by, when the change makes it another. */
function differentlyListed(user: UserRecord): ReturnType<typeof listedAs> | undefined {
  const listed = listedAs(user);
  const { facets, words, nameKey } = user;
  return isDeepStrictEqual(listed, { facets, words, nameKey }) ? undefined : listed;
}

type Changeable = Omit<UserRecord, '_id' | 'version' | 'createdAt'>;

/**
 * Writes a change and increments the person's version. Call it once per transaction and emit the version it returns.
 * Throws 401 when the person no longer exists.
 */
export async function bumpUser(
  deps: Pick<AuthDeps, 'db'>,
  tx: Tx,
  input: { userId: string; set?: Partial<Changeable> },
): Promise<UserRecord> {
  const user = await users(deps.db)
    .findOneAndUpdate(
      { _id: input.userId },
      { ...(input.set ? { $set: input.set } : {}), $inc: { version: 1 } },
      { session: tx.session, returnDocument: 'after' },
    )
    .lean();
  if (!user) throw signedOut();
  const listed = differentlyListed(user);
  if (listed) await users(deps.db).updateOne({ _id: user._id }, { $set: listed }, { session: tx.session });
  return user;
}
