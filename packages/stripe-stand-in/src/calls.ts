import { type Form, valueAt, wordsAt } from './form.ts';
import * as happenings from './happenings.ts';
import * as shapes from './shapes.ts';
import { newId, prices, type Session, type Subscription } from './state.ts';

/** Stripe's refusal of a call. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
const missing = (what: string) => new Refusal(404, 'resource_missing', `No such ${what}`);
const wrong = (message: string) => new Refusal(400, 'parameter_invalid', message);

interface Call {
  world: happenings.World;
  /** Parts of the path that the route leaves open. */
  id: string;
  form: Form;
  /** The stand-in's own address. */
  at: string;
}
type Answer = (call: Call) => object;

function found<T>(table: Record<string, T>, id: string | undefined, what: string): T {
  const row = id === undefined ? undefined : table[id];
  if (!row) throw missing(what);
  return row;
}
const customerIn = ({ world, form }: Call) => found(world.state.customers, valueAt(form, 'customer'), 'customer').id;
const subscriptionOf = ({ world, id }: Call) => found(world.state.subscriptions, id, 'subscription');

function priceIn(form: Form, path: string): string {
  const id = valueAt(form, path);
  if (!prices.some((price) => price.id === id)) throw missing('price');
  return id as string;
}

/** Ends a session as Stripe does: at least 30 minutes, at most a day after it begins. */
function expiryIn({ form, world }: Call): number {
  const at = Number(valueAt(form, 'expires_at') ?? world.now() + 86_400);
  if (at < world.now() + 1_790 || at > world.now() + 86_410)
    throw wrong('expires_at must be 30 minutes to 24 hours away');
  return at;
}

function newSession(call: Call): Session {
  const { world, form } = call;
  const [successUrl, cancelUrl] = [valueAt(form, 'success_url'), valueAt(form, 'cancel_url')];
  if (valueAt(form, 'mode') !== 'subscription' || !successUrl || !cancelUrl) throw wrong('mode and both addresses');
  const session: Session = {
    id: newId('cs_test'),
    customer: customerIn(call),
    price: priceIn(form, 'line_items.0.price'),
    status: 'open',
    expiresAt: expiryIn(call),
    successUrl,
    cancelUrl,
    metadata: wordsAt(form, 'metadata'),
    onSubscription: wordsAt((call.form['subscription_data'] ?? {}) as Form, 'metadata'),
    subscription: null,
    created: world.now(),
  };
  world.state.sessions[session.id] = session;
  return session;
}

function changed(call: Call): Subscription {
  const one = subscriptionOf(call);
  if (one.endedAt !== null) throw missing('subscription'); // as Stripe answers for one that has ended
  const cancel = valueAt(call.form, 'cancel_at_period_end');
  if (cancel !== undefined) happenings.change(call.world, one, { cancelAtPeriodEnd: cancel === 'true' });
  return one;
}

const ofCustomer = <T extends { customer: string; created: number }>(rows: Record<string, T>, customer: string) =>
  Object.values(rows)
    .filter((row) => row.customer === customer)
    .toSorted((a, b) => b.created - a.created);

/** Every call that Pathwise makes, by method and path. */
export const calls: Readonly<Record<string, Answer>> = {
  'POST /v1/customers': ({ world, form }) => {
    const customer = { id: newId('cus'), metadata: wordsAt(form, 'metadata'), created: world.now() };
    world.state.customers[customer.id] = customer;
    return shapes.customerShape(customer);
  },
  'GET /v1/customers/search': ({ world, form }) => {
    const [, name = '', value] = /^metadata\['(\w+)'\]:'([\w-]+)'$/.exec(valueAt(form, 'query') ?? '') ?? [];
    const hits = Object.values(world.state.customers).filter(({ metadata }) => metadata[name] === value);
    return {
      object: 'search_result',
      data: hits.map(shapes.customerShape),
      has_more: false,
      url: '/v1/customers/search',
    };
  },
  'GET /v1/prices/:id': ({ id }) => {
    const price = prices.find((one) => one.id === id);
    if (!price) throw missing('price');
    return shapes.priceShape(price);
  },
  'POST /v1/subscriptions': (call) => {
    const { world, form } = call;
    if (valueAt(form, 'payment_behavior') !== 'default_incomplete') throw wrong('payment_behavior');
    const wish = {
      customer: customerIn(call),
      price: priceIn(form, 'items.0.price'),
      metadata: wordsAt(form, 'metadata'),
    };
    return shapes.subscriptionShape(world.state, happenings.newSubscription(world, wish));
  },
  'GET /v1/subscriptions': (call) => {
    const { state } = call.world;
    const rows = ofCustomer(state.subscriptions, customerIn(call));
    return shapes.listOf(
      rows.map((one) => shapes.subscriptionShape(state, one)),
      '/v1/subscriptions',
    );
  },
  'POST /v1/subscriptions/:id': (call) => shapes.subscriptionShape(call.world.state, changed(call)),
  'DELETE /v1/subscriptions/:id': (call) => {
    const one = subscriptionOf(call);
    if (one.endedAt !== null) throw missing('subscription');
    happenings.end(call.world, one);
    return shapes.subscriptionShape(call.world.state, one);
  },
  'GET /v1/invoices': ({ world, form }) => {
    const of = valueAt(form, 'subscription');
    const rows = Object.values(world.state.invoices).filter(
      ({ subscription, status }) => subscription === of && status === (valueAt(form, 'status') ?? status),
    );
    return shapes.listOf(rows.map(shapes.invoiceShape), '/v1/invoices');
  },
  'POST /v1/invoices/:id/void': ({ world, id }) => {
    const invoice = found(world.state.invoices, id, 'invoice');
    if (!happenings.voidInvoice(world, invoice)) throw new Refusal(400, 'invoice_not_editable', 'It is not open');
    return shapes.invoiceShape(invoice);
  },
  'GET /v1/invoice_payments': ({ world, form }) => {
    const invoice = found(world.state.invoices, valueAt(form, 'invoice'), 'invoice');
    const rows = [shapes.paymentShape(invoice)].filter(({ status }) => status === (valueAt(form, 'status') ?? status));
    return shapes.listOf(rows, '/v1/invoice_payments');
  },
  'GET /v1/disputes': ({ world, form }) => {
    const charge = valueAt(form, 'charge');
    const rows = Object.values(world.state.invoices).filter(
      ({ payment }) => payment.charge === charge && payment.dispute !== 'none',
    );
    return shapes.listOf(rows.map(shapes.disputeShape), '/v1/disputes');
  },
  'POST /v1/refunds': ({ world, form }) => {
    const intent = valueAt(form, 'payment_intent');
    const invoice = Object.values(world.state.invoices).find(({ payment }) => payment.intent === intent);
    if (invoice?.status !== 'paid') throw missing('payment_intent');
    if (invoice.payment.refunded) throw new Refusal(400, 'charge_already_refunded', 'It has already been refunded');
    if (invoice.payment.dispute !== 'none' && invoice.payment.dispute !== 'won')
      throw new Refusal(400, 'charge_disputed', 'It is disputed: the bank decides');
    happenings.refund(world, invoice);
    return { id: newId('re'), object: 'refund', status: 'succeeded', payment_intent: intent, amount: invoice.amount };
  },
  'POST /v1/checkout/sessions': (call) => shapes.sessionShape(newSession(call), call.at),
  'GET /v1/checkout/sessions': (call) => {
    const rows = ofCustomer(call.world.state.sessions, customerIn(call));
    return shapes.listOf(
      rows.map((one) => shapes.sessionShape(one, call.at)),
      '/v1/checkout/sessions',
    );
  },
  'POST /v1/checkout/sessions/:id/expire': ({ world, id, at }) => {
    const session = found(world.state.sessions, id, 'checkout.session');
    if (!happenings.expireSession(world, session)) throw wrong('Only an open session can be expired');
    return shapes.sessionShape(session, at);
  },
  'POST /v1/billing_portal/sessions': (call) => ({
    id: newId('bps'),
    object: 'billing_portal.session',
    customer: customerIn(call),
    livemode: false,
    return_url: valueAt(call.form, 'return_url') ?? null,
    url: `${call.at}/portal/${customerIn(call)}?back=${encodeURIComponent(valueAt(call.form, 'return_url') ?? '/')}`,
  }),
};

/** Finds a call, and the id in its path. */
export function callOf(method: string, path: string): { answer: Answer; id: string } | undefined {
  const exact = calls[`${method} ${path}`];
  if (exact) return { answer: exact, id: '' };
  const [, version, noun, ...rest] = path.split('/');
  for (let at = 0; at < rest.length; at++) {
    const open = [version, noun, ...rest.with(at, ':id')].join('/');
    const answer = calls[`${method} /${open}`];
    if (answer) return { answer, id: rest[at] ?? '' };
  }
  return undefined;
}
