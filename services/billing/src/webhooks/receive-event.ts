import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { refused } from '@pathwise/service-kit/problem';
import type Stripe from 'stripe';
import { askForLook } from '../customers/claim.ts';
import type { BillingDeps, ShopDeps } from '../deps.ts';
import { providerEvents } from './provider-event.model.ts';

const toleranceSeconds = 300;
const badSignature = () => refused(400, 'bad-signature', 'This is not signed by Stripe');

/**
 * Takes an event of Stripe. It says only 'look again': the customer becomes due, and the answer does not wait for the look. So
 * order, repeats and gaps of events do not matter. An event about nobody here is recorded and otherwise ignored. Throws 400 for
 * what Stripe did not sign within the last five minutes.
 */
export async function receiveEvent(
  anyDeps: BillingDeps,
  sent: { bytes: Buffer; signature: string },
): Promise<{ received: true }> {
  if (!anyDeps.shop) throw badSignature();
  const deps = anyDeps as ShopDeps;
  const event = verified(deps, sent);
  const customerId = customerOf(event);
  if (customerId) await askForLook(deps, { customerId });
  const row = { _id: event.id, type: event.type, customerId, at: deps.now() };
  await providerEvents(deps.db)
    .create([row])
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error; // sent before
    });
  return { received: true };
}

/** The event, if one of our secrets signed exactly these bytes. */
function verified(
  { shop, config, now }: ShopDeps,
  { bytes, signature }: { bytes: Buffer; signature: string },
): Stripe.Event {
  for (const secret of config.STRIPE_WEBHOOK_SECRET ?? []) {
    try {
      const at = now().getTime();
      return shop.stripe.webhooks.constructEvent(bytes, signature, secret, toleranceSeconds, undefined, at);
    } catch {} // the other secret may fit
  }
  throw badSignature();
}

function customerOf({ data: { object } }: Stripe.Event): string | null {
  const about = object as { object?: unknown; id?: unknown; customer?: unknown };
  const customer = about.object === 'customer' ? about.id : about.customer;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null ? String((customer as { id?: unknown }).id) : null;
}
