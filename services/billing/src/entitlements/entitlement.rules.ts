import type { PlanId } from '@pathwise/contracts/api/billing';

const day = 86_400_000;
/** How long premium lasts after the end of a paid period while Stripe tries to collect the next payment. */
export const graceMs = 7 * day;

/** What Stripe says of a subscription, reduced to what decides. */
export interface Paid {
  planId: PlanId;
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'incomplete' | 'incomplete_expired' | 'canceled' | 'paused';
  /** The period that runs. Stripe moves it on before the payment for it succeeds. */
  periodStart: Date;
  periodEnd: Date;
  /** It ends then instead of renewing. */
  cancelAt: Date | null;
  /** Collecting payments is paused. */
  isPaused: boolean;
  /** The last payment was given back, or its payer disputes it. */
  isRefunded: boolean;
  isDisputed: boolean;
}
export interface Granted {
  /** Null: for life. */
  endsAt: Date | null;
  revokedAt: Date | null;
}

export interface Entitlement {
  plan: 'free' | 'premium';
  tier: PlanId | 'grant' | null;
  /** Null: no end, or the free plan. */
  expiresAt: Date | null;
}
const free: Entitlement = { plan: 'free', tier: null, expiresAt: null };

/** When premium by a subscription ends. Undefined when it gives none. */
export function paidUntil(paid: Paid): Date | undefined {
  if (paid.isPaused || paid.isRefunded || paid.isDisputed) return undefined;
  if (paid.status === 'past_due') return after(paid.periodStart); // the period that began is not paid
  if (paid.status !== 'active' && paid.status !== 'trialing') return undefined;
  return paid.cancelAt ?? after(paid.periodEnd);
}

const after = (instant: Date) => new Date(instant.getTime() + graceMs);

/** What a person has at an instant: the right that lasts longest, of those paid for and those granted. */
export function entitlementOf(has: { paid: readonly Paid[]; granted: readonly Granted[] }, now: Date): Entitlement {
  const paid = has.paid.flatMap((one) => {
    const until = paidUntil(one);
    return until ? [{ tier: one.planId, until }] : [];
  });
  const granted = has.granted
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ endsAt }) => ({ tier: 'grant' as const, until: endsAt }));
  const rights = [...paid, ...granted].filter(({ until }) => until === null || until > now);
  const [longest] = rights.toSorted((a, b) => endOf(b.until) - endOf(a.until)); // a stable sort: paid wins a tie
  return longest ? { plan: 'premium', tier: longest.tier, expiresAt: longest.until } : free;
}

const endOf = (until: Date | null) => until?.getTime() ?? Number.POSITIVE_INFINITY;

export const isSame = (a: Entitlement, b: Entitlement) =>
  a.plan === b.plan && a.tier === b.tier && a.expiresAt?.getTime() === b.expiresAt?.getTime();
