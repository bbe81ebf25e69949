import type { User } from '@pathwise/contracts/api/auth';
import { privacyChanged } from '@pathwise/contracts/events/auth';
import { signedOut } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { bumpUser } from './bump-user.ts';
import { users } from './user.model.ts';
import { changesIn } from './user.rules.ts';
import { toUser } from './user-view.ts';

type PrivacyChange = { goalsPublic: boolean } | { diaryPublic: boolean };

/** Shows or hides the goals or the diary, and emits an event for the services that serve them. */
export function changePrivacy(deps: AuthDeps, input: { userId: string; change: PrivacyChange }): Promise<User> {
  return deps.inTransaction(async (tx) => {
    const before = await users(deps.db).findById(input.userId).session(tx.session).lean();
    if (!before) throw signedOut();
    const set = changesIn(before, input.change);
    if (!set) return toUser(before, deps.now());

    const user = await bumpUser(deps, tx, { userId: input.userId, set });
    const { goalsPublic, diaryPublic, version } = user;
    await tx.emit(privacyChanged, { userId: user._id, goalsPublic, diaryPublic, version });
    return toUser(user, deps.now());
  });
}
