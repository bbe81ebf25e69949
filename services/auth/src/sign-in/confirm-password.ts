import { forbidden, signedOut } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { type UserRecord, users } from '../users/user.model.ts';
import { countSignIn } from './count-sign-in.ts';

/**
 * Checks the password of a signed-in person before a step that cannot be undone. Throttled like a sign-in. Throws 403 for a wrong
 * password.
 */
export async function confirmPassword(
  deps: AuthDeps,
  input: { userId: string; password: string; address: string; signal: AbortSignal },
): Promise<UserRecord> {
  const { userId, password, address, signal } = input;
  const user = await users(deps.db).findById(userId).lean();
  if (!user) throw signedOut();
  const counted = await countSignIn(deps, { email: user.email, address });
  await deps.pause(counted.slownessMs, signal);
  if (!(await deps.passwords.verify(user.passwordHash, password)))
    throw forbidden('This password is not right. Please try again.', 'wrong-password');
  await counted.takeBack();
  return user;
}
