import type { Paid } from '../entitlements/entitlement.rules.ts';

/** What Stripe says of the attempts to pay for one checkout. */
export interface Attempts {
  subscriptions: readonly { status: Paid['status']; wasPaid: boolean }[];
  sessions: readonly ('open' | 'complete' | 'expired')[];
}

/**
 * How a checkout stands. It is paid by any payment, and open while Stripe could still take one. A page that is complete waits for its
 * subscription. With nothing at Stripe it stays open until its time is over, because the call to Stripe may be under way.
 */
export function outcomeOf({ subscriptions, sessions }: Attempts, isOver: boolean): 'open' | 'paid' | 'abandoned' {
  if (subscriptions.some(({ status, wasPaid }) => wasPaid || isLiving(status))) return 'paid';
  if (subscriptions.some(({ status }) => status === 'incomplete')) return 'open';
  if (sessions.includes('open')) return 'open';
  if (subscriptions.length > 0) return 'abandoned';
  if (sessions.includes('complete')) return 'open';
  if (sessions.length > 0) return 'abandoned';
  return isOver ? 'abandoned' : 'open';
}

/** How much of a day a person may keep places of an offer from others without paying. */
const mostHeldMs = 90 * 60_000;
export const dayMs = 24 * 3_600_000;

/** Whether these checkouts of a day held places for so long that the next one has to wait. An abandoned one held its place until then. */
export function hasHeldTooLong(ofDay: readonly { createdAt: Date; heldUntil: Date }[], now: Date): boolean {
  const held = ofDay.map(({ createdAt, heldUntil }) => Math.min(+heldUntil, +now) - +createdAt);
  return held.reduce((sum, ms) => sum + ms, 0) >= mostHeldMs;
}

/** True for a subscription that Stripe collects for, or will. */
export const isLiving = (status: Paid['status']): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid' || status === 'paused';
