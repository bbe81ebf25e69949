import type { BulkAction, BulkProgress } from '@pathwise/contracts/api/bulk';
import { notFound } from '@pathwise/service-kit/problem';
import { trusted } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { users } from '../users/user.model.ts';
import { type BulkActionRecord, bulkActions, bulkTargets } from './bulk.model.ts';

const mostShown = 100;

/** The latest actions of all admins. */
export async function listBulkActions(deps: AuthDeps): Promise<BulkAction[]> {
  const found = await bulkActions(deps.db).find().sort({ createdAt: -1 }).limit(20).lean();
  const shown: BulkAction[] = [];
  for (const action of found) shown.push(await progressOf(deps, action));
  return shown;
}

/** How far an action is, and for whom it failed. Throws 404. */
export async function getBulkAction(deps: AuthDeps, { id }: { id: string }): Promise<BulkProgress> {
  const action = await bulkActions(deps.db).findById(id).lean();
  if (!action) throw notFound('action');
  const failed = await bulkTargets(deps.db)
    .find({ actionId: id, state: 'failed' })
    .sort({ _id: 1 })
    .limit(mostShown)
    .lean();
  const known = await users(deps.db)
    .find({ _id: trusted({ $in: failed.map(({ userId }) => userId) }) }, { email: 1 })
    .lean();
  const emails = new Map(known.map(({ _id, email }) => [_id, email]));
  const why = failed.map(({ userId, reason }) => ({ userId, email: emails.get(userId) ?? null, reason: reason ?? '' }));
  return { ...(await progressOf(deps, action)), failed: why };
}

async function progressOf(
  deps: AuthDeps,
  { _id: id, action, status, total, createdAt }: BulkActionRecord,
): Promise<BulkAction> {
  const count = (state: 'waiting' | 'failed') => bulkTargets(deps.db).countDocuments({ actionId: id, state });
  const [waiting, failedCount] = [await count('waiting'), await count('failed')];
  const done = status === 'selecting' ? 0 : Math.max(0, total - waiting - failedCount);
  const shown = status === 'selecting' ? ('running' as const) : status;
  return { id, action, status: shown, total, done, failedCount, createdAt: createdAt.toISOString() };
}
