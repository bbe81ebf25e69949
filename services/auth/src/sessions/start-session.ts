import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';
import type { UserRecord } from '../users/user.model.ts';
import { sessions } from './session.model.ts';
import { endOf } from './session.rules.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';

/** Starts a session and returns the token for its cookie. The token itself is stored nowhere. */
export async function startSession(
  deps: Pick<AuthDeps, 'db' | 'now' | 'newId'>,
  tx: Tx,
  input: { user: Pick<UserRecord, '_id' | 'role'>; userAgent: string | undefined },
): Promise<string> {
  const { user, userAgent = null } = input;
  const token = newSessionToken();
  const now = deps.now();
  const began = { createdAt: now, lastSeenAt: now };
  await sessions(deps.db).create(
    [
      {
        _id: deps.newId(),
        tokenHash: hashSessionToken(token),
        userId: user._id,
        userAgent,
        ...began,
        expiresAt: endOf(began, user.role),
      },
    ],
    { session: tx.session },
  );
  return token;
}
