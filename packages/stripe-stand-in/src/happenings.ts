import { subscriptionShape } from './shapes.ts';
import { endOfPeriod, type Invoice, newId, prices, type Session, type State, type Subscription } from './state.ts';

/** What happens to subscriptions at Stripe, by a person, by Stripe or by a test. Each change sends events. */
export interface World {
  state: State;
  now: () => number;
  /** Announces an event. */
  tell: (type: string, object: Record<string, unknown>) => void;
}

function newInvoice({ state, now }: World, one: Pick<Subscription, 'id' | 'customer' | 'price'>): Invoice {
  const amount = prices.find(({ id }) => id === one.price)?.amount ?? 0;
  const intent = newId('pi');
  const payment = {
    id: newId('inpay'),
    intent,
    secret: `${intent}_secret_${newId('s')}`,
    charge: newId('ch'),
    refunded: false,
    dispute: 'none' as const,
    failure: null,
  };
  const created = now();
  const ids = { id: newId('in'), customer: one.customer, subscription: one.id };
  const invoice: Invoice = { ...ids, status: 'open', amount, created, payment };
  state.invoices[invoice.id] = invoice;
  return invoice;
}

export function newSubscription(
  world: World,
  wish: Pick<Subscription, 'customer' | 'price' | 'metadata'>,
): Subscription {
  const { state, now } = world;
  const created = now();
  const interval = prices.find(({ id }) => id === wish.price)?.interval ?? 'month';
  const id = newId('sub');
  const one: Subscription = {
    id,
    ...wish,
    status: 'incomplete',
    created,
    periodStart: created,
    periodEnd: endOfPeriod(created, interval),
    cancelAtPeriodEnd: false,
    endedAt: null,
    isPaused: false,
    latestInvoice: newInvoice(world, { id, ...wish }).id,
    declinesRenewal: false,
  };
  state.subscriptions[id] = one;
  tellOf(world, 'created', one);
  return one;
}

const tellOf = (world: World, what: 'created' | 'updated' | 'deleted', one: Subscription) =>
  world.tell(`customer.subscription.${what}`, subscriptionShape(world.state, one));

/** Pays the open invoice of a subscription. False when there is none. */
export function pay(world: World, one: Subscription): boolean {
  const invoice = world.state.invoices[one.latestInvoice];
  if (invoice?.status !== 'open' || one.endedAt !== null) return false;
  invoice.status = 'paid';
  invoice.payment.failure = null;
  one.status = 'active';
  world.tell('invoice.paid', { id: invoice.id, object: 'invoice', customer: one.customer });
  tellOf(world, 'updated', one);
  return true;
}

export function decline(world: World, one: Subscription): void {
  const invoice = world.state.invoices[one.latestInvoice];
  if (invoice) invoice.payment.failure = 'Your card was declined.';
  world.tell('invoice.payment_failed', { id: one.latestInvoice, object: 'invoice', customer: one.customer });
}

/** Voids the first invoice, which ends the subscription that was never paid. False once it is paid. */
export function voidInvoice(world: World, invoice: Invoice): boolean {
  if (invoice.status !== 'open') return false;
  invoice.status = 'void';
  const one = world.state.subscriptions[invoice.subscription];
  if (one?.status === 'incomplete') end(world, one, 'incomplete_expired');
  return true;
}

export function end(world: World, one: Subscription, status: 'canceled' | 'incomplete_expired' = 'canceled'): void {
  one.status = one.status === 'incomplete' ? 'incomplete_expired' : status;
  one.endedAt = world.now();
  const invoice = world.state.invoices[one.latestInvoice];
  if (invoice?.status === 'open') invoice.status = 'void';
  tellOf(world, 'deleted', one);
}

export function change(world: World, one: Subscription, differences: Partial<Subscription>): void {
  Object.assign(one, differences);
  tellOf(world, 'updated', one);
}

export function refund(world: World, invoice: Invoice): void {
  invoice.payment.refunded = true;
  world.tell('charge.refunded', { id: invoice.payment.charge, object: 'charge', customer: invoice.customer });
}

export function complete(world: World, session: Session): Subscription {
  const { customer, price, onSubscription: metadata } = session;
  const one = newSubscription(world, { customer, price, metadata });
  pay(world, one);
  session.status = 'complete';
  session.subscription = one.id;
  world.tell('checkout.session.completed', { id: session.id, object: 'checkout.session', customer });
  return one;
}

export function expireSession(world: World, session: Session): boolean {
  if (session.status !== 'open') return false;
  session.status = 'expired';
  world.tell('checkout.session.expired', { id: session.id, object: 'checkout.session', customer: session.customer });
  return true;
}

/** Lets everything happen that is due: ends of periods, renewals, first payments that were never made, sessions. */
export function letTimePass(world: World): void {
  const { state } = world;
  for (const session of Object.values(state.sessions))
    if (session.expiresAt <= world.now()) expireSession(world, session);
  for (const one of Object.values(state.subscriptions)) {
    if (one.status === 'incomplete' && one.created + 23 * 3_600 <= world.now()) end(world, one, 'incomplete_expired');
    while ((one.status === 'active' || one.status === 'past_due') && one.periodEnd <= world.now()) {
      if (one.cancelAtPeriodEnd || one.status === 'past_due') end(world, one);
      else renew(world, one);
    }
  }
}

function renew(world: World, one: Subscription): void {
  const interval = prices.find(({ id }) => id === one.price)?.interval ?? 'month';
  one.periodStart = one.periodEnd;
  one.periodEnd = endOfPeriod(one.periodStart, interval);
  one.latestInvoice = newInvoice(world, one).id;
  if (!one.declinesRenewal) return void pay(world, one);
  one.status = 'past_due';
  decline(world, one);
  tellOf(world, 'updated', one);
}
