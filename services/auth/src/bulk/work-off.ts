import { changeGrant } from '@pathwise/contracts/questions/billing';
import { Problem } from '@pathwise/service-kit/problem';
import { steadyWork } from '@pathwise/service-kit/running/steady-work';
import type { Worker } from '@pathwise/service-kit/service';
import { trusted } from 'mongoose';
import type { AuthDeps } from '../deps.ts';
import { deletePerson } from '../people/delete-people.ts';
import { findingOf } from '../people/find-people.ts';
import { roleOf } from '../users/role-of.ts';
import { users } from '../users/user.model.ts';
import { targetOf } from './begin-action.ts';
import { type BulkActionRecord, bulkActions, bulkTargets } from './bulk.model.ts';

const atOnce = 20;
/** Places that one step of selecting looks at. */
const selectedAtOnce = 500;
const billingWithin = 5_000;

/**
 * The worker that does what admins began, in one process at a time. Each account is a step of its own that may be repeated, so after a
 * crash another process goes on where this one stopped.
 */
export const workOff = (deps: AuthDeps): Worker =>
  steadyWork(deps, {
    name: 'bulk-actions',
    findDue: () => oldestOpen(deps),
    step: (action) => step(deps, action),
    leaseMs: 10_000,
  });

function oldestOpen({ db }: AuthDeps): Promise<BulkActionRecord | null> {
  const open = { status: trusted({ $in: ['selecting' as const, 'running' as const] }) };
  return bulkActions(db).findOne(open).sort({ _id: 1 }).lean();
}

/** One batch of an action. */
async function step(deps: AuthDeps, action: BulkActionRecord): Promise<boolean> {
  const { _id, adminId, status } = action;
  if ((await roleOf(deps, adminId)) !== 'admin') {
    // Not when another admin has taken it over in this moment.
    await bulkActions(deps.db).updateOne({ _id, adminId }, { status: 'paused' });
    return true;
  }
  if (status === 'selecting') await selectMore(deps, action);
  else await doSome(deps, action);
  return true;
}

/** Writes down the next people whom the filter fits. A step that is repeated finds their rows there. */
async function selectMore(deps: AuthDeps, action: BulkActionRecord): Promise<void> {
  const { _id, filter, except, timeZone, selectedTo, selectUpTo, createdAt } = action;
  const to = Math.min(selectedTo + selectedAtOnce, selectUpTo);
  const { stages } = await findingOf({ ...deps, now: () => createdAt }, { filter: filter ?? {}, timeZone });
  const found = await users(deps.db).aggregate<{ _id: string }>([
    ...stages({ place: { $gt: selectedTo, $lte: to } }),
    { $project: { _id: 1 } },
  ]);
  const chosen = found.filter((user) => !except.includes(user._id));
  for (const { _id: userId } of chosen) {
    const { _id: target, ...row } = targetOf(_id, { userId, createdAt });
    await bulkTargets(deps.db).updateOne({ _id: target }, { $setOnInsert: row }, { upsert: true });
  }
  if (to < selectUpTo) await bulkActions(deps.db).updateOne({ _id }, { selectedTo: to });
  else {
    const total = await bulkTargets(deps.db).countDocuments({ actionId: _id });
    await bulkActions(deps.db).updateOne({ _id }, { selectedTo: to, total, status: 'running' });
  }
}

async function doSome(deps: AuthDeps, action: BulkActionRecord): Promise<void> {
  const { _id: actionId } = action;
  const some = await bulkTargets(deps.db).find({ actionId, state: 'waiting' }).sort({ _id: 1 }).limit(atOnce).lean();
  if (some.length === 0) await bulkActions(deps.db).updateOne({ _id: actionId }, { status: 'done' });
  for (const { _id, userId } of some) {
    const reason = await reasonAgainst(deps, action, userId);
    const outcome = reason === undefined ? { state: 'done' as const } : { state: 'failed' as const, reason };
    await bulkTargets(deps.db).updateOne({ _id }, { $set: outcome });
  }
}

/** Does it for one person. Why it cannot be done, or undefined. Throws when it may work later. */
async function reasonAgainst(deps: AuthDeps, action: BulkActionRecord, userId: string): Promise<string | undefined> {
  try {
    await doFor(deps, action, userId);
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return error.detail;
    throw error;
  }
}

async function doFor(deps: AuthDeps, action: BulkActionRecord, userId: string): Promise<void> {
  const { _id, adminId, duration } = action;
  if (action.action !== 'delete') {
    const asked = { userId, adminId, action: action.action, duration, key: `${_id}/${userId}` };
    await deps.ask(changeGrant, asked, { timeoutMs: billingWithin });
    return;
  }
  if (userId === adminId) throw new Problem(409, 'own-account', 'You cannot delete your own account here.');
  await deletePerson(deps, { userId, by: { actorId: adminId, action: 'auth.beginBulkAction' } });
}
