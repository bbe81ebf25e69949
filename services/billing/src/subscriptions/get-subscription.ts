import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import { checkouts } from '../checkouts/checkout.model.ts';
import { type CustomerRecord, customers } from '../customers/customer.model.ts';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps } from '../deps.ts';
import { entitlements } from '../entitlements/entitlement.model.ts';
import { paidUntil } from '../entitlements/entitlement.rules.ts';
import { planOf } from '../plans/plans.ts';
import { type SubscriptionRecord, subscriptions } from './subscription.model.ts';
import { currentOf, refundableUntil, stateOf } from './subscription.rules.ts';

/** What a person has, and their subscription and checkout. */
export async function getSubscription(deps: BillingDeps, { userId }: { userId: string }): Promise<OwnSubscription> {
  const [known, all, customer, begun] = await Promise.all([
    entitlements(deps.db).findById(userId).lean(),
    subscriptions(deps.db).find({ ownerId: userId }).lean(),
    customers(deps.db).findById(customerKey(userId)).lean(),
    checkouts(deps.db).findOne({ ownerId: userId, state: 'open' }).lean(),
  ]);
  const { plan = 'free', tier = null, expiresAt } = known ?? {};
  const current = currentOf(all);
  const now = deps.now();
  const isLooking = customer !== null && customer.dueAt !== null && customer.dueAt <= now;
  return {
    plan,
    tier,
    expiresAt: textOf(expiresAt),
    subscription: current ? viewOf(current, { customer, now }) : null,
    checkout: begun && {
      planId: begun.planId,
      state: isLooking ? 'confirming' : 'open',
      heldUntil: begun.heldUntil.toISOString(),
    },
  };
}

function viewOf(
  one: SubscriptionRecord,
  { customer, now }: { customer: CustomerRecord | null; now: Date },
): NonNullable<OwnSubscription['subscription']> {
  const { name, price, interval } = planOf(one.planId);
  const state = stateOf(one, { isRefunding: customer?.refund === one._id });
  const renews = state === 'active' || state === 'trial';
  const hadRefund = Boolean(customer?.refundedAt ?? customer?.refund);
  return {
    planId: one.planId,
    name,
    price,
    interval,
    state,
    nextChargeAt: renews ? one.periodEnd.toISOString() : null,
    endsAt: renews || state === 'refunding' ? null : textOf(paidUntil(one)),
    refundableUntil: textOf(refundableUntil(one, { hadRefund, now })),
  };
}
const textOf = (instant: Date | null | undefined) => instant?.toISOString() ?? null;
