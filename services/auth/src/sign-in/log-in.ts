import type { User } from '@pathwise/contracts/api/auth';
import { refused } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { endSession } from '../sessions/end-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { toUser } from '../users/user-view.ts';
import type { CheckPassword } from './check-password.ts';
import { countSignIn } from './count-sign-in.ts';
import type { Queued } from './sign-in-queue.ts';

export interface SignedIn {
  user: User;
  token: string;
}
/** The browser's session before it signed in. It is ended, so a planted session cookie (session fixation) is useless. */
export interface HeldSession {
  userId: string;
  sessionId: string;
}

/**
 * Signs a person in. Throws 401 with the same text for a wrong address and a wrong password, and 429 after too many
 * failures. Throws 503 when the queue is full. The pause of an attacked account holds no place in the queue.
 */
export async function logIn(
  deps: AuthDeps & { checkPassword: CheckPassword; queued: Queued },
  input: {
    email: string;
    password: string;
    address: string;
    userAgent: string | undefined;
    held: HeldSession | undefined;
    signal: AbortSignal;
  },
): Promise<SignedIn> {
  const { email, password, userAgent, held } = input;
  const counted = await deps.queued(() => countSignIn(deps, input));
  await deps.pause(counted.slownessMs, input.signal);
  return deps.queued(async () => {
    const user = await deps.checkPassword({ email, password });
    if (!user) throw refused(401, 'wrong-credentials', 'Invalid email or password');
    await counted.takeBack();

    const token = await deps.inTransaction(async (tx) => {
      await deps.account.enter(tx, user._id);
      if (held) await endSession(deps, tx, held);
      return startSession(deps, tx, { user, userAgent });
    });
    return { user: toUser(user, deps.now()), token };
  });
}
