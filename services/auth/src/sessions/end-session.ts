import { accessChanged } from '@pathwise/contracts/events/auth';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { bumpUser } from '../users/bump-user.ts';
import { users } from '../users/user.model.ts';
import { sessions } from './session.model.ts';

/** Ends one session of a person and announces it, so that gateways forget its token. False when there is no such session. */
export async function endSession(
  deps: Pick<AuthDeps, 'db'>,
  tx: Tx,
  input: { userId: string; sessionId: string },
): Promise<boolean> {
  const { userId, sessionId } = input;
  const { deletedCount } = await sessions(deps.db).deleteOne({ _id: sessionId, userId }, { session: tx.session });
  if (deletedCount === 0) return false;
  if (!(await users(deps.db).exists({ _id: userId }).session(tx.session))) return true; // the account was erased: nothing to announce

  const { version } = await bumpUser(deps, tx, { userId });
  await tx.emit(accessChanged, { userId, sessionId, version });
  return true;
}

/** Ends the sessions of a person, but the one that `except` names, and returns how many. The calling use case emits the event. */
export async function endSessionsOf(
  deps: Pick<AuthDeps, 'db'>,
  tx: Tx,
  input: { userId: string; except?: string },
): Promise<number> {
  const { userId, except } = input;
  const which = { userId, ...(except ? { _id: trusted({ $ne: except }) } : {}) };
  return (await sessions(deps.db).deleteMany(which, { session: tx.session })).deletedCount;
}
