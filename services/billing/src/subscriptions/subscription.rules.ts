import type { SubscriptionState } from '@pathwise/contracts/api/billing';
import { isLiving } from '../checkouts/checkout.rules.ts';
import { type Paid, paidUntil } from '../entitlements/entitlement.rules.ts';

const refundDays = 30;

/** How a subscription stands, for its owner. `isRefunding`: they asked for the money, and it is not given back yet. */
export function stateOf(
  { status, cancelAt, isPaused, isDisputed }: Paid,
  { isRefunding }: { isRefunding: boolean },
): SubscriptionState {
  if (isRefunding) return 'refunding';
  if (isDisputed) return 'disputed';
  if (isPaused || status === 'paused') return 'paused';
  if (status === 'past_due' || status === 'unpaid') return 'payment-due';
  if (cancelAt) return 'ending';
  return status === 'trialing' ? 'trial' : 'active';
}

/** The subscription that a person sees as theirs: of those that live, the one that lasts longest. */
export const currentOf = <T extends Paid>(all: readonly T[]): T | undefined =>
  all.filter(({ status }) => isLiving(status)).toSorted((a, b) => +(paidUntil(b) ?? 0) - +(paidUntil(a) ?? 0))[0];

/** Until when the money is given back on request. Null when it is not: after 30 days, or after a refund, which happens once. */
export function refundableUntil(
  { startedAt, isRefunded, isDisputed }: Paid & { startedAt: Date },
  { hadRefund, now }: { hadRefund: boolean; now: Date },
): Date | null {
  const until = new Date(startedAt.getTime() + refundDays * 86_400_000);
  return hadRefund || isRefunded || isDisputed || until <= now ? null : until;
}
