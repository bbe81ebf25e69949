import type Stripe from 'stripe';
import { isLiving } from '../checkouts/checkout.rules.ts';
import type { ShopDeps } from '../deps.ts';
import type { Paid } from '../entitlements/entitlement.rules.ts';
import type { SubscriptionRecord } from '../subscriptions/subscription.model.ts';

/** A subscription as Stripe says, before it has an owner here. */
export type Fetched = Omit<SubscriptionRecord, 'ownerId'> & {
  /** The first or last invoice was paid. */
  wasPaid: boolean;
  /** Its latest invoice. */
  invoiceId: string | undefined;
};
export interface FetchedCustomer {
  subscriptions: Fetched[];
  /** Subscriptions at prices that we do not sell. They give nothing, and end with the account. */
  unsold: Pick<Fetched, '_id' | 'status'>[];
  sessions: { id: string; checkoutId: string; status: 'open' | 'complete' | 'expired' }[];
}

/** Everything that Stripe knows of a customer's subscriptions and checkouts. */
export async function fetchCustomer({ shop, log }: ShopDeps, customerId: string): Promise<FetchedCustomer> {
  const { stripe } = shop;
  const subscriptions: Fetched[] = [];
  const unsold: FetchedCustomer['unsold'] = [];
  const ofCustomer = { customer: customerId, limit: 100 };
  for await (const one of stripe.subscriptions.list({
    ...ofCustomer,
    status: 'all',
    expand: ['data.latest_invoice'],
  })) {
    const item = one.items.data[0];
    const planId = item && shop.planOfPrice(item.price.id);
    if (!item || !planId) {
      log.error({ subscription: one.id, price: item?.price.id }, 'a subscription at an unknown price');
      unsold.push({ _id: one.id, status: one.status as Paid['status'] });
    } else subscriptions.push(await toFetched(stripe, { one, item, planId }));
  }
  const sessions: FetchedCustomer['sessions'] = [];
  for await (const { id, metadata, status } of stripe.checkout.sessions.list(ofCustomer))
    sessions.push({ id, checkoutId: metadata?.['checkout'] ?? '', status: (status ?? 'open') as 'open' });
  return { subscriptions, unsold, sessions };
}

const instantOf = (seconds: number) => new Date(seconds * 1_000);

async function toFetched(
  stripe: Stripe,
  { one, item, planId }: { one: Stripe.Subscription; item: Stripe.SubscriptionItem; planId: Fetched['planId'] },
): Promise<Fetched> {
  const status = one.status as Paid['status'];
  const invoice = typeof one.latest_invoice === 'string' ? null : one.latest_invoice;
  const periodEnd = instantOf(item.current_period_end);
  const atEnd = one.cancel_at_period_end ? periodEnd : null;
  const money =
    invoice?.id && isLiving(status) ? await moneyOf(stripe, invoice.id) : { isRefunded: false, isDisputed: false };
  return {
    _id: one.id,
    checkoutId: one.metadata['checkout'] ?? null,
    planId,
    status,
    startedAt: instantOf(one.start_date),
    periodStart: instantOf(item.current_period_start),
    periodEnd,
    cancelAt: one.cancel_at ? instantOf(one.cancel_at) : atEnd,
    isPaused: one.pause_collection !== null,
    ...money,
    wasPaid: invoice?.status === 'paid',
    invoiceId: invoice?.id,
  };
}

/** Whether the money of an invoice was given back, or is disputed. A dispute that we won, or a mere inquiry, takes nothing. */
async function moneyOf(stripe: Stripe, invoice: string): Promise<{ isRefunded: boolean; isDisputed: boolean }> {
  const charges: Stripe.Charge[] = [];
  const expand = ['data.payment.payment_intent.latest_charge'];
  for await (const { payment } of stripe.invoicePayments.list({ invoice, status: 'paid', expand })) {
    const intent = payment.payment_intent;
    if (typeof intent === 'object' && typeof intent.latest_charge === 'object' && intent.latest_charge)
      charges.push(intent.latest_charge);
  }
  let isDisputed = false;
  for (const { id } of charges.filter(({ disputed }) => disputed))
    for await (const { status } of stripe.disputes.list({ charge: id }))
      isDisputed ||= status === 'lost' || status === 'needs_response' || status === 'under_review';
  return { isRefunded: charges.length > 0 && charges.every(({ refunded }) => refunded), isDisputed };
}
