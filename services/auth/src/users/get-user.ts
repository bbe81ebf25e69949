import type { User } from '@pathwise/contracts/api/auth';
import { signedOut } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../auth-deps.ts';
import { users } from './user.model.ts';
import { toUser } from './user-view.ts';

/** The signed-in person; 401 when the account went away under a token still valid for some seconds. */
export async function getUser(deps: AuthDeps, input: { userId: string }): Promise<User> {
  const user = await users(deps.db).findById(input.userId).lean();
  if (!user) throw signedOut();
  return toUser(user, deps.now());
}
