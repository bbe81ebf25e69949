import type { profileChange, User } from '@pathwise/contracts/api/auth';
import { profileChanged } from '@pathwise/contracts/events/auth';
import { invalid, signedOut, staleVersion } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { AuthDeps } from '../deps.ts';
import { replaceImage } from '../images/replace-image.ts';
import { bumpUser } from './bump-user.ts';
import { users } from './user.model.ts';
import { changesIn } from './user.rules.ts';
import { toPublicProfile, toUser } from './user-view.ts';

type ProfileChange = z.output<typeof profileChange> & { timeZone?: string };

/**
 * Changes the given fields. Equal values emit no event, and are never stale: they may be a retry after a lost answer.
 * Throws 422 for another sign-in address, and 409 with the stored profile for a save based on an older one.
 */
export function changeProfile(deps: AuthDeps, input: { userId: string; change: ProfileChange }): Promise<User> {
  const { email: address, version: basedOn, ...change } = input.change;
  return deps.inTransaction(async (tx) => {
    const before = await users(deps.db).findById(input.userId).session(tx.session).lean();
    if (!before) throw signedOut();
    if (address !== undefined && address !== before.email) {
      throw invalid([{ path: 'email', message: 'The address you sign in with stays the one you registered with' }]);
    }
    const set = changesIn(before, change);
    if (!set) return toUser(before, deps.now());
    const stored = before.profileVersion ?? 0;
    if (basedOn !== undefined && basedOn < stored) throw staleVersion('profile', toUser(before, deps.now()));
    if (set.profileImageUrl !== undefined) {
      const [from, to] = [before.profileImageUrl, set.profileImageUrl];
      await replaceImage(deps, tx, { ownerId: before._id, before: from, after: to });
    }
    const edited = 'timeZone' in set ? {} : { profileVersion: stored + 1 };
    const user = await bumpUser(deps, tx, { userId: input.userId, set: { ...set, ...edited } });
    const { email, timeZone, version } = user;
    await tx.emit(profileChanged, { userId: user._id, email, ...toPublicProfile(user), timeZone, version });
    return toUser(user, deps.now());
  });
}
