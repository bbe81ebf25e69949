import type { AdminUser } from '@pathwise/contracts/api/users';
import { effectivePlan } from '../plan/plan.rules.ts';
import type { UserRecord } from '../users/user.model.ts';
import { toPublicProfile } from '../users/user-view.ts';

/** An account as admins see it. It lists its fields, so a new secret is not sent by accident. */
export function toAdminUser(user: UserRecord, now: Date): AdminUser {
  const subscriptionPlan = effectivePlan({ ...user, previewMode: null }, now);
  const has = subscriptionPlan === 'premium' ? user.plan : null;
  return {
    id: user._id,
    email: user.email,
    ...toPublicProfile(user),
    goalsPublic: user.goalsPublic,
    diaryPublic: user.diaryPublic,
    role: user.role === 'admin' ? 'admin' : 'regular', // until no process is left that stores `member`
    subscriptionPlan,
    subscriptionTier: has?.tier ?? null,
    subscriptionExpiresAt: has?.expiresAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenOn ? `${user.lastSeenOn}T00:00:00.000Z` : null,
  };
}
