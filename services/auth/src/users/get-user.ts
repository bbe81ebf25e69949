import type { User } from '@pathwise/contracts/api/auth';
import { signedOut } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { users } from './user.model.ts';
import { toUser } from './user-view.ts';

/** The signed-in person. Throws 401 when the account was erased while its token is still valid. */
export async function getUser(deps: AuthDeps, input: { userId: string }): Promise<User> {
  const user = await users(deps.db).findById(input.userId).lean();
  if (!user) throw signedOut();
  return toUser(user, deps.now());
}
