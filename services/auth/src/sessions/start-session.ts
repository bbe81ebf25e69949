import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AuthDeps } from '../deps.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import type { UserRecord } from '../users/user.model.ts';
import { sessions } from './session.model.ts';
import { endOf } from './session.rules.ts';

/** Starts a session and returns the token for its cookie. The token itself is stored nowhere. */
export async function startSession(
  deps: Pick<AuthDeps, 'db' | 'now' | 'newId'>,
  tx: Tx,
  input: { user: Pick<UserRecord, '_id' | 'role'>; userAgent: string | undefined },
): Promise<string> {
  const { user, userAgent = null } = input;
  const token = newSecretToken();
  const now = deps.now();
  const began = { createdAt: now, lastSeenAt: now };
  await sessions(deps.db).create(
    [
      {
        _id: deps.newId(),
        tokenHash: hashSecretToken(token),
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
