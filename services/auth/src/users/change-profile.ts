import type { profileChange, User } from '@pathwise/contracts/api/auth';
import { profileChanged } from '@pathwise/contracts/events/auth';
import { invalid, signedOut } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { AuthDeps } from '../deps.ts';
import { bumpUser } from './bump-user.ts';
import { users } from './user.model.ts';
import { changesIn } from './user.rules.ts';
import { toPublicProfile, toUser } from './user-view.ts';

type ProfileChange = z.output<typeof profileChange> & { timeZone?: string };

/** Changes the given fields. Equal values emit no event. Throws 422 for another sign-in address. */
export function changeProfile(deps: AuthDeps, input: { userId: string; change: ProfileChange }): Promise<User> {
  const { email: address, ...change } = input.change;
  return deps.inTransaction(async (tx) => {
    const before = await users(deps.db).findById(input.userId).session(tx.session).lean();
    if (!before) throw signedOut();
    if (address !== undefined && address !== before.email) {
      throw invalid([{ path: 'email', message: 'The address you sign in with stays the one you registered with' }]);
    }
    const set = changesIn(before, change);
    if (!set) return toUser(before, deps.now());

    const user = await bumpUser(deps, tx, { userId: input.userId, set });
    const { email, timeZone, version } = user;
    await tx.emit(profileChanged, { userId: user._id, email, ...toPublicProfile(user), timeZone, version });
    return toUser(user, deps.now());
  });
}
