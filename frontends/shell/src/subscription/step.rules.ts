import type { OwnSubscription, PlanId } from '@pathwise/contracts/api/billing';

/**
 * Where a person is on the page. It is kept in the history's state: Back leaves the checkout, and a reload stays in it.
 * `confirming` waits for a payment that was made on the page or at Stripe.
 */
export type Step = { readonly checkout: PlanId } | { readonly confirming: 'page' | 'stripe' };

const ids: Readonly<Record<PlanId, true>> = { monthly: true, 'beta-yearly': true };

/** The step in the history's state. Undefined: the list of plans. */
export function stepIn(state: unknown): Step | undefined {
  const { checkout, confirming } = (state ?? {}) as Partial<Record<string, unknown>>;
  if (typeof checkout === 'string' && Object.hasOwn(ids, checkout)) return { checkout: checkout as PlanId };
  if (confirming === 'page' || confirming === 'stripe') return { confirming };
  return undefined;
}

/** How a person came back from Stripe's pages. */
export type Return = 'paid' | 'processing' | 'failed' | 'canceled';

/** The way back in an address. Stripe adds `redirect_status` to the address of the in-page way. */
export function returnIn(search: string): Return | undefined {
  const params = new URLSearchParams(search);
  if (params.get('canceled') === 'true') return 'canceled';
  if (params.get('payment') === 'processing') {
    return params.get('redirect_status') === 'failed' ? 'failed' : 'processing';
  }
  return params.get('session_id') ? 'paid' : undefined;
}

/**
 * What has become of a payment. `unknown`: there is neither a subscription nor a checkout, such as at a made-up address.
 */
export function outcomeOf({ subscription, checkout }: OwnSubscription): 'premium' | 'waiting' | 'unknown' {
  if (subscription) return 'premium';
  return checkout ? 'waiting' : 'unknown';
}

/** Milliseconds until the next question how a payment stands. Stripe may be asked 30 times a minute by one person. */
export const nextAskMs = (asked: number): number => Math.min(2_000 * 2 ** Math.max(asked - 1, 0), 15_000);

/** No event is published for a checkout that is being looked at, or for one whose time is over. */
const lookingMs = 2_000;

/** Milliseconds until a checkout is asked for again. False without one. */
export function nextLookMs(checkout: OwnSubscription['checkout'] | undefined, now: number): number | false {
  if (!checkout) return false;
  if (checkout.state === 'confirming') return lookingMs;
  return Math.max(Date.parse(checkout.heldUntil) - now, 0) + lookingMs;
}
