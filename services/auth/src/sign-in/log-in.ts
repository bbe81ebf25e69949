import type { User } from '@pathwise/contracts/api/auth';
import { refused } from '@pathwise/service-kit/problem';
import { type Counted, countAttempt, countWithin } from '@pathwise/service-kit/throttle/count-attempt';
import type { AuthDeps } from '../deps.ts';
import { endSession } from '../sessions/end-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { toUser } from '../users/user-view.ts';
import type { CheckPassword } from './check-password.ts';
import { accountAndAddress, fromAddress, onAccount, slowness } from './throttle.rules.ts';

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
 * failures.
 */
export async function logIn(
  deps: AuthDeps & { checkPassword: CheckPassword },
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
  const counted = await countSignIn(deps, input);
  const user = await deps.checkPassword({ email, password });
  if (!user) throw refused(401, 'wrong-credentials', 'Invalid email or password');
  await counted.takeBack();

  const token = await deps.inTransaction(async (tx) => {
    if (held) await endSession(deps, tx, held);
    return startSession(deps, tx, { user, userAgent });
  });
  return { user: toUser(user, deps.now()), token };
}

/** Counts the attempt as a failure until it succeeds. Waits first when the account has many recent failures. */
async function countSignIn(
  deps: AuthDeps,
  { email, address, signal }: { email: string; address: string; signal: AbortSignal },
): Promise<Counted> {
  const counted = await countWithin(deps, [
    { limit: fromAddress, subject: address },
    { limit: accountAndAddress, subject: `${email} ${address}` },
  ]);
  const onThisAccount = await countAttempt(deps, { limit: onAccount, subject: email });
  await deps.pause(slowness(onThisAccount.count), signal);
  return { takeBack: async () => void (await Promise.all([counted.takeBack(), onThisAccount.takeBack()])) };
}
