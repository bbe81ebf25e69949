import type { profileChange, User } from '@pathwise/contracts/api/auth';
import { signedOut, staleVersion } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import type { AuthDeps } from '../deps.ts';
import { countAddressChange, mailPendingAddress } from '../email/ask-for-email.ts';
import { replaceImage } from '../images/replace-image.ts';
import { announceProfile } from './announce-profile.ts';
import { bumpUser } from './bump-user.ts';
import { users } from './user.model.ts';
import { changesIn } from './user.rules.ts';
import { toUser } from './user-view.ts';

type ProfileChange = z.output<typeof profileChange> & { timeZone?: string };

/**
 * Changes the given fields. Equal values emit no event, and are never stale: they may be a retry after a lost answer.
 * Another sign-in address stays pending until the link mailed to it is used. Throws 409 with the stored profile for a save based on
 * an older one.
 */
export async function changeProfile(deps: AuthDeps, input: { userId: string; change: ProfileChange }): Promise<User> {
  const { email: address, version: basedOn, ...change } = input.change;
  if (address !== undefined) await countAddressChange(deps, { userId: input.userId, email: address });
  return deps.inTransaction(async (tx) => {
    const before = await users(deps.db).findById(input.userId).session(tx.session).lean();
    if (!before) throw signedOut();
    const pendingEmail = address === before.email ? undefined : address;
    const set = changesIn(before, change) ?? {};
    const edits = Object.keys(set).length > 0;
    if (!edits && !pendingEmail) return toUser(before, deps.now());
    const stored = before.profileVersion;
    if (edits && basedOn !== undefined && basedOn < stored) throw staleVersion('profile', toUser(before, deps.now()));
    if (set.profileImageUrl !== undefined) {
      const [from, to] = [before.profileImageUrl, set.profileImageUrl];
      await replaceImage(deps, tx, { ownerId: before._id, before: from, after: to });
    }
    const edited = !edits || 'timeZone' in set ? {} : { profileVersion: stored + 1 };
    const pending = pendingEmail ? { pendingEmail } : {};
    const user = await bumpUser(deps, tx, { userId: input.userId, set: { ...set, ...edited, ...pending } });
    if (pendingEmail) await mailPendingAddress(deps, tx, { user, to: pendingEmail });
    await announceProfile(tx, user);
    return toUser(user, deps.now());
  });
}
