import { conflict } from '@pathwise/service-kit/problem';
import type Stripe from 'stripe';
import { askForLook, lookNow } from '../customers/claim.ts';
import { customerAtStripe } from '../customers/customer-at-stripe.ts';
import { customerKey } from '../customers/customer-key.rules.ts';
import type { BillingDeps, ShopDeps } from '../deps.ts';
import { asking } from '../provider/asking.ts';
import { isRefused } from '../provider/shop.ts';
import { selling } from '../settings/payments-enabled.ts';
import { abandon } from './abandon-checkout.ts';
import { type CheckoutRecord, checkouts } from './checkout.model.ts';
import { claimCheckout, type Wish } from './claim-checkout.ts';

type Begun = { clientSecret: string; subscriptionId: string } | { checkoutUrl: string };

/**
 * Begins to pay for a plan. The checkout is stored before Stripe is called, and its id is the Idempotency-Key of the call: a second
 * tab, a retry, or a call after a crash gets the same subscription. A refused checkout is begun once more: Stripe refuses a
 * page that ends in less than half an hour, which happens when the first call reached it late.
 */
export async function beginCheckout(anyDeps: BillingDeps, wish: Wish): Promise<Begun> {
  const deps = await selling(anyDeps);
  const early = await checkoutFor(deps, wish);
  const first = await begin(deps, early).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
  if (first) return unlessOver(deps, early, first);
  await asking(() => abandon(deps, early));
  const checkout = await checkoutFor(deps, wish);
  return unlessOver(deps, checkout, await begin(deps, checkout));
}

const begin = (deps: ShopDeps, checkout: CheckoutRecord): Promise<Begun> =>
  asking(async () => {
    const customer = await customerAtStripe(deps, customerKey(checkout.ownerId));
    return checkout.flow === 'page' ? onPage(deps, checkout, customer) : atStripe(deps, checkout, customer);
  });

/** What was begun, unless the checkout was abandoned meanwhile. */
async function unlessOver(deps: ShopDeps, checkout: CheckoutRecord, begun: Begun): Promise<Begun> {
  const still = await checkouts(deps.db).findOne({ _id: checkout._id, state: 'open' }).lean();
  if (still && still.heldUntil > deps.now()) return begun;
  await askForLook(deps, { _id: customerKey(checkout.ownerId) });
  throw conflict('This checkout has ended. Please choose your plan again.', 'checkout-over');
}

/** The checkout of this wish. One of another wish is abandoned first, unless it was just paid. */
async function checkoutFor(deps: ShopDeps, wish: Wish): Promise<CheckoutRecord> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const claimed = await claimCheckout(deps, wish);
    if ('checkout' in claimed) return claimed.checkout;
    await asking(() => abandon(deps, claimed.inTheWay));
  }
  throw conflict('You have begun another payment. Please finish it or wait a moment.', 'checkout-under-way');
}

async function onPage({ shop }: ShopDeps, { _id, planId }: CheckoutRecord, customer: string): Promise<Begun> {
  const wanted: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price: shop.priceOf(planId) }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
    metadata: { checkout: _id },
  };
  const options = { idempotencyKey: `subscription/${_id}` };
  const { id, latest_invoice: invoice } = await shop.stripe.subscriptions.create(wanted, options);
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  if (!secret) throw new Error(`the subscription ${id} has no secret to confirm it with`);
  return { clientSecret: secret, subscriptionId: id };
}

async function atStripe(
  { shop, config }: ShopDeps,
  { _id, planId, heldUntil }: CheckoutRecord,
  customer: string,
): Promise<Begun> {
  const page = `${config.PUBLIC_URL.replace(/\/$/, '')}/subscription`;
  const wanted: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer,
    line_items: [{ price: shop.priceOf(planId), quantity: 1 }],
    success_url: `${page}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${page}?canceled=true&checkout=${_id}`, // an address without the id ends no checkout
    expires_at: Math.floor(heldUntil.getTime() / 1_000),
    metadata: { checkout: _id },
    subscription_data: { metadata: { checkout: _id } },
  };
  const { url } = await shop.stripe.checkout.sessions.create(wanted, { idempotencyKey: `session/${_id}` });
  if (!url) throw conflict('This checkout has ended. Please choose your plan again.', 'checkout-over');
  return { checkoutUrl: url };
}

/** Asks Stripe now how the payment stands. Without an answer the worker asks later. */
export async function confirmNow(deps: BillingDeps, { userId }: { userId: string }): Promise<void> {
  if (deps.shop) await asking(() => lookNow(deps as ShopDeps, customerKey(userId)));
}
