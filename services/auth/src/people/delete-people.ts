import { conflict } from '@pathwise/service-kit/problem';
import { eraseAccount } from '../account/erase-account.ts';
import type { AuthDeps } from '../deps.ts';

/**
 * Deletes accounts one after another. An account that is gone already counts for nothing, so a repetition does no harm. Throws 409
 * when the own account is among them, before anything is deleted.
 */
export async function deletePeople(
  deps: AuthDeps,
  { adminId, userIds }: { adminId: string; userIds: readonly string[] },
): Promise<{ deletedCount: number }> {
  if (userIds.includes(adminId))
    throw conflict('You cannot delete your own account here. Please take it out of the selection.', 'own-account');
  let deletedCount = 0;
  for (const userId of new Set(userIds)) if (await deletePerson(deps, { userId })) deletedCount++;
  return { deletedCount };
}

/** Deletes one account and notes it. False when it is gone already. Throws 409 for the last admin. */
export function deletePerson(
  deps: AuthDeps,
  { userId, by }: { userId: string; by?: { actorId: string; action: string } },
): Promise<boolean> {
  return deps.inTransaction(
    async (tx) => {
      const user = await eraseAccount(deps, tx, userId);
      if (!user) return false;
      const before = { role: user.role, plan: user.plan?.plan ?? 'free', createdAt: user.createdAt.toISOString() };
      tx.note({ ...by, personId: userId, before, after: { deleted: true } });
      return true;
    },
    { answers: false },
  );
}
