import type { Role } from '@pathwise/contracts/api/users';
import type { AuthDeps } from '../deps.ts';
import { users } from './user.model.ts';

/** An account's role as it is stored now; null for an account that is gone. */
export async function roleOf(deps: Pick<AuthDeps, 'db'>, userId: string): Promise<Role | null> {
  const user = await users(deps.db).findById(userId, { role: 1 }).lean();
  if (!user) return null;
  return user.role === 'admin' ? 'admin' : 'regular'; // until no process is left that stores `member`
}
