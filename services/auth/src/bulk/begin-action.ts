import type { newBulkAction } from '@pathwise/contracts/api/bulk';
import { conflict } from '@pathwise/service-kit/problem';
import { lastPlace } from '@pathwise/service-kit/search/places';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { AuthDeps } from '../deps.ts';
import { countPeople } from '../people/find-people.ts';
import { users } from '../users/user.model.ts';
import { bulkActions, bulkTargets } from './bulk.model.ts';

interface Input {
  adminId: string;
  timeZone: string;
  asked: z.output<typeof newBulkAction>;
}

/** Stores an action; the worker does it. Throws 409 when it would be for other than the expected number of people, or for oneself. */
export async function beginBulkAction(deps: AuthDeps, input: Input): Promise<{ id: string; total: number }> {
  const { adminId, timeZone, asked } = input;
  const { action, duration, who, expectedCount } = asked;
  const chosen = 'userIds' in who ? await standing(deps, who.userIds) : undefined;
  if (action === 'delete' && chosen?.includes(adminId))
    throw conflict('You cannot delete your own account here. Please take it out of the selection.', 'own-account');
  // Read before the count, so the action is for nobody who is not counted.
  const place = await lastPlace(deps.db, 'users');
  const filter = 'filter' in who ? who.filter : null;
  const except = 'filter' in who ? who.except : [];
  const total = chosen?.length ?? (await countPeople(deps, { filter: filter ?? {}, timeZone, except }));
  if (total !== expectedCount)
    throw conflict(
      `This would be for ${total} people now, not for ${expectedCount}. Please look again.`,
      'other-count',
    );
  const createdAt = deps.now();
  const id = deps.newId();
  await deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, adminId);
    const status = chosen ? ('running' as const) : ('selecting' as const);
    const row = { _id: id, adminId, action, duration, status, filter, except, timeZone, total, createdAt };
    await bulkActions(deps.db).create([{ ...row, selectedTo: 0, selectUpTo: place }], { session: tx.session });
    const targets = (chosen ?? []).map((userId) => targetOf(id, { userId, createdAt }));
    if (targets.length > 0) await bulkTargets(deps.db).insertMany(targets, { session: tx.session, lean: true });
    tx.note({ target: `bulk-action:${id}`, after: { action, total, ...(action === 'grant' ? { duration } : {}) } });
  });
  return { id, total };
}

export const targetOf = (actionId: string, { userId, createdAt }: { userId: string; createdAt: Date }) => ({
  _id: `${actionId}/${userId}`,
  actionId,
  userId,
  state: 'waiting' as const,
  reason: null,
  createdAt,
});

/** Those of the ids that have an account, each once. */
async function standing(deps: AuthDeps, ids: readonly string[]): Promise<string[]> {
  const found = await users(deps.db)
    .find({ _id: trusted({ $in: ids }) }, { _id: 1 })
    .lean();
  return found.map(({ _id }) => _id);
}
