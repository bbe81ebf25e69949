import type { Plan } from '@pathwise/contracts/api/users';
import { accessChanged } from '@pathwise/contracts/events/auth';
import { signedOut } from '@pathwise/service-kit/problem';
import type { AuthDeps } from '../deps.ts';
import { bumpUser } from '../users/bump-user.ts';
import { users } from '../users/user.model.ts';

/** The plan that an admin previews; null when they see their own. */
export async function getPreview(
  deps: AuthDeps,
  { userId }: { userId: string },
): Promise<{ previewMode: Plan | null }> {
  const user = await users(deps.db).findById(userId, { previewMode: 1 }).lean();
  if (!user) throw signedOut();
  return { previewMode: user.previewMode };
}

/** Lets an admin see Pathwise with another plan. Their tokens are made anew. */
export function setPreview(
  deps: AuthDeps,
  { userId, previewMode }: { userId: string; previewMode: Plan | null },
): Promise<{ previewMode: Plan | null }> {
  return deps.inTransaction(async (tx) => {
    const before = await users(deps.db).findById(userId).session(tx.session).lean();
    if (!before) throw signedOut();
    tx.note({ before: { previewMode: before.previewMode }, after: { previewMode } });
    if (before.previewMode === previewMode) return { previewMode };
    const { version } = await bumpUser(deps, tx, { userId, set: { previewMode } });
    await tx.emit(accessChanged, { userId, sessionId: null, version });
    return { previewMode };
  });
}
