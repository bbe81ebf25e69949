import type Stripe from 'stripe';
import type { Customer, Invoice, Price, Sent, Session, State, Subscription } from './state.ts';

/** The answers' shapes: the fields that Pathwise reads, held against the types of Stripe's own package. */

const list = <T>(data: T[], url: string) => ({ object: 'list' as const, data, has_more: false, url });
export const listOf = list;

type CustomerFields = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'livemode' | 'metadata'>;
export const customerShape = ({ id, created, metadata }: Customer) =>
  ({ id, object: 'customer', created, livemode: false, metadata }) satisfies CustomerFields;

type PriceFields = Pick<Stripe.Price, 'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'type' | 'livemode'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;
};
export const priceShape = ({ id, amount, interval }: Price) =>
  ({
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    unit_amount: amount,
    type: 'recurring',
    livemode: false,
    recurring: { interval, interval_count: 1 },
  }) satisfies PriceFields;

type InvoiceFields = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'status' | 'amount_due' | 'amount_paid' | 'currency' | 'created' | 'livemode' | 'customer'
> & { confirmation_secret: Stripe.Invoice.ConfirmationSecret | null };
export const invoiceShape = (invoice: Invoice) =>
  ({
    id: invoice.id,
    object: 'invoice',
    status: invoice.status,
    amount_due: invoice.amount,
    amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
    currency: 'usd',
    created: invoice.created,
    livemode: false,
    customer: invoice.customer,
    confirmation_secret: { client_secret: invoice.payment.secret, type: 'payment_intent' },
  }) satisfies InvoiceFields;

type ChargeFields = Pick<Stripe.Charge, 'id' | 'object' | 'refunded' | 'disputed' | 'livemode'>;
type IntentFields = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'status'> & { latest_charge: ChargeFields };
type PaymentFields = Pick<Stripe.InvoicePayment, 'id' | 'object' | 'status' | 'invoice' | 'livemode'> & {
  payment: { type: 'payment_intent'; payment_intent: IntentFields };
};
export function paymentShape({ id: invoice, status, payment }: Invoice) {
  const { charge, refunded, dispute, intent } = payment;
  const charged = { id: charge, object: 'charge', refunded, disputed: dispute !== 'none', livemode: false } as const;
  const intended = { id: intent, object: 'payment_intent', status: 'succeeded', latest_charge: charged } as const;
  return {
    id: payment.id,
    object: 'invoice_payment',
    status: status === 'paid' ? 'paid' : 'open',
    invoice,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intended },
  } satisfies PaymentFields;
}

type DisputeFields = Pick<Stripe.Dispute, 'id' | 'object' | 'status' | 'livemode'>;
export const disputeShape = ({ payment }: Invoice) =>
  ({
    id: `dp_${payment.intent}`,
    object: 'dispute',
    status: payment.dispute === 'none' ? 'needs_response' : payment.dispute,
    livemode: false,
  }) satisfies DisputeFields;

type SubscriptionFields = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'customer'
  | 'metadata'
  | 'created'
  | 'start_date'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'ended_at'
  | 'livemode'
> & {
  pause_collection: Pick<Stripe.Subscription.PauseCollection, 'behavior'> | null;
  latest_invoice: InvoiceFields | null;
  items: {
    data: (Pick<Stripe.SubscriptionItem, 'id' | 'current_period_start' | 'current_period_end'> & {
      price: Pick<Stripe.Price, 'id'>;
    })[];
  };
};
export function subscriptionShape(state: State, one: Subscription) {
  const invoice = state.invoices[one.latestInvoice];
  const item = {
    id: `si_${one.id}`,
    current_period_start: one.periodStart,
    current_period_end: one.periodEnd,
    price: { id: one.price },
  };
  return {
    id: one.id,
    object: 'subscription',
    status: one.status,
    customer: one.customer,
    metadata: one.metadata,
    created: one.created,
    start_date: one.created,
    cancel_at: one.cancelAtPeriodEnd ? one.periodEnd : null,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    ended_at: one.endedAt,
    livemode: false,
    pause_collection: one.isPaused ? { behavior: 'void' } : null,
    latest_invoice: invoice ? invoiceShape(invoice) : null,
    items: { ...list([item], '/v1/subscription_items') },
  } satisfies SubscriptionFields;
}

type SessionFields = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'url'
  | 'customer'
  | 'metadata'
  | 'expires_at'
  | 'subscription'
  | 'created'
  | 'livemode'
  | 'mode'
>;
export const sessionShape = (one: Session, at: string) =>
  ({
    id: one.id,
    object: 'checkout.session',
    mode: 'subscription',
    status: one.status,
    url: one.status === 'open' ? `${at}/pay/${one.id}` : null,
    customer: one.customer,
    metadata: one.metadata,
    expires_at: one.expiresAt,
    subscription: one.subscription,
    created: one.created,
    livemode: false,
  }) satisfies SessionFields;

type EventFields = Pick<Stripe.Event, 'id' | 'object' | 'created' | 'livemode' | 'pending_webhooks' | 'api_version'> & {
  type: string;
  data: { object: Record<string, unknown> };
};
export const eventShape = ({ id, type, created, object }: Sent) =>
  ({
    id,
    object: 'event',
    api_version: null,
    created,
    livemode: false,
    pending_webhooks: 1,
    type,
    data: { object },
  }) satisfies EventFields;
