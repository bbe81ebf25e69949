import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import type { BillingDeps } from '../deps.ts';
import { entitlements } from '../entitlements/entitlement.model.ts';

/** What a person has. */
export async function getSubscription(deps: BillingDeps, { userId }: { userId: string }): Promise<OwnSubscription> {
  const known = await entitlements(deps.db).findById(userId).lean();
  const { plan = 'free', tier = null, expiresAt } = known ?? {};
  return { plan, tier, expiresAt: expiresAt?.toISOString() ?? null, subscription: null, checkout: null };
}
