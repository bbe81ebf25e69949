import type { AdminStats } from '@pathwise/contracts/api/figures';
import { dayAfter, dayBegins } from '@pathwise/service-kit/calendar';
import { trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { countedMembers } from './figure.model.ts';

/** How many people use Pathwise. */
export async function getStats(
  deps: AdminDeps,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<AdminStats> {
  const monthBegan = dayBegins(timeZone, `${today.slice(0, 8)}01`);
  const totalUsers = await countedMembers(deps.db).countDocuments({ joinedAt: trusted({ $ne: null }) });
  const newUsersThisMonth = await countedMembers(deps.db).countDocuments({ joinedAt: trusted({ $gte: monthBegan }) });
  const premium = await countPremium(deps);
  const activeUsers = await countActive(deps, 30);
  return { totalUsers, newUsersThisMonth, activeUsers, subscriptionBreakdown: { free: totalUsers - premium, premium } };
}

/** Members who have premium now. */
export const countPremium = (deps: AdminDeps): Promise<number> =>
  countedMembers(deps.db).countDocuments({
    joinedAt: trusted({ $ne: null }),
    plan: 'premium',
    $or: [{ expiresAt: null }, { expiresAt: trusted({ $gt: deps.now() }) }],
  });

/** Members seen within this many days, today included. The days are UTC's, as in `user-seen`. */
export function countActive(deps: AdminDeps, days: number): Promise<number> {
  const since = dayAfter(deps.now().toISOString().slice(0, 10), 1 - days);
  return countedMembers(deps.db).countDocuments({
    joinedAt: trusted({ $ne: null }),
    lastSeenOn: trusted({ $gte: since }),
  });
}
