import { signedOut } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';
import { type UserRecord, users } from './user.model.ts';

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
  return user;
}
