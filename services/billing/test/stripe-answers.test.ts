import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { calls } from '@pathwise/stripe-stand-in/calls';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import { published } from '@pathwise/stripe-stand-in/published-fields';
import { startStripeStandIn } from '@pathwise/stripe-stand-in/server';
import { eventShape } from '@pathwise/stripe-stand-in/shapes';
import type { Fault, StandIn } from '@pathwise/stripe-stand-in/stand-in';
import { faultsOf } from './published-faults.ts';

let stripe: StandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
});
afterAll(() => stripe.close());

type Form = Record<string, string>;
const asked = new Set<string>();

/** Makes a call, and finds what Stripe would not have answered. */
async function ask<T extends object>(
  call: keyof typeof calls,
  { id = '', form = {} }: { id?: string; form?: Form } = {},
) {
  asked.add(call);
  const [method = '', path = ''] = call.replace(':id', id).split(' ');
  const words = new URLSearchParams(form).toString();
  const answer = await fetch(`${stripe.url}${path}${method === 'GET' ? `?${words}` : ''}`, {
    method,
    headers: { authorization: 'Bearer sk_test_standin', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { body: words } : {}),
  });
  const body = (await answer.json()) as T;
  const kind = answer.ok ? published.answers[call] : '#error';
  expect(faultsOf(body, kind ?? 'nothing published', call)).toEqual([]);
  return { status: answer.status, body };
}

const newCustomer = async () =>
  (await ask<{ id: string }>('POST /v1/customers', { form: { 'metadata[account]': 'maya' } })).body.id;
const price = 'price_demo_monthly';
async function newSubscription(customer: string) {
  const form = {
    customer,
    'items[0][price]': price,
    payment_behavior: 'default_incomplete',
    'metadata[plan]': 'monthly',
  };
  return (await ask<{ id: string; latest_invoice: { id: string } }>('POST /v1/subscriptions', { form })).body;
}
const stored = (id: string) => {
  const one = stripe.state.subscriptions[id];
  if (!one) throw new Error(`no subscription ${id}`);
  return one;
};

it('answers every call with fields and values that Stripe publishes, in every state of a subscription', async () => {
  const customer = await newCustomer();
  await ask('GET /v1/customers/search', { form: { query: "metadata['account']:'maya'" } });
  await ask('GET /v1/prices/:id', { id: price });
  const looks = async (subscription: string) => {
    await ask('GET /v1/subscriptions', { form: { customer } });
    const { body } = await ask<{ data: { id: string }[] }>('GET /v1/invoices', { form: { subscription } });
    for (const { id } of body.data) await ask('GET /v1/invoice_payments', { form: { invoice: id } });
  };
  const one = await newSubscription(customer);
  await looks(one.id);
  happenings.pay(stripe.world, stored(one.id));
  await looks(one.id);
  await ask('POST /v1/subscriptions/:id', { id: one.id, form: { cancel_at_period_end: 'true' } });
  await ask('POST /v1/subscriptions/:id', { id: one.id, form: { cancel_at_period_end: 'false' } });
  for (const change of [{ isPaused: true }, { isPaused: false }, { status: 'unpaid' }, { status: 'active' }] as const) {
    happenings.change(stripe.world, stored(one.id), change);
    await looks(one.id);
  }
  stored(one.id).declinesRenewal = true;
  stripe.pass(32 * 86_400);
  expect(stored(one.id).status).toBe('past_due');
  await looks(one.id);

  const paid = stripe.state.invoices[one.latest_invoice.id];
  if (!paid) throw new Error('no invoice');
  for (const dispute of ['needs_response', 'won', 'lost'] as const) {
    paid.payment.dispute = dispute;
    await ask('GET /v1/disputes', { form: { charge: paid.payment.charge } });
  }
  await ask('POST /v1/refunds', { form: { payment_intent: paid.payment.intent } });
  await looks(one.id);
  await ask('DELETE /v1/subscriptions/:id', { id: one.id });
  await looks(one.id);

  const unpaid = await newSubscription(customer);
  await ask('POST /v1/invoices/:id/void', { id: unpaid.latest_invoice.id });
  const addresses = { success_url: 'http://localhost/', cancel_url: 'http://localhost/' };
  const form = { customer, mode: 'subscription', 'line_items[0][price]': price, ...addresses };
  const sessions = [];
  for (let n = 0; n < 2; n++)
    sessions.push((await ask<{ id: string }>('POST /v1/checkout/sessions', { form })).body.id);
  const [left = '', completed = ''] = sessions;
  await ask('POST /v1/checkout/sessions/:id/expire', { id: left });
  const session = stripe.state.sessions[completed];
  if (session) happenings.complete(stripe.world, session);
  await ask('GET /v1/checkout/sessions', { form: { customer } });
  await ask('POST /v1/billing_portal/sessions', { form: { customer, return_url: 'http://localhost/' } });
  expect([...asked].sort()).toEqual(Object.keys(calls).sort());
});

it.each<[number, Fault]>([
  [500, 'error'],
  [429, 'too-many'],
  [404, 'none'],
])('refuses with %i as Stripe publishes its errors', async (status, fault) => {
  stripe.fault = () => fault;
  expect((await ask('GET /v1/prices/:id', { id: 'price_of_nobody' })).status).toBe(status);
  stripe.fault = () => 'none';
});

it('tells events of types, and with objects, that Stripe publishes', () => {
  expect(new Set(stripe.state.events.map(({ type }) => type)).size).toBeGreaterThan(6);
  for (const event of stripe.state.events) {
    expect(published.events).toContain(event.type);
    expect(faultsOf(eventShape(event), '#event', event.type)).toEqual([]);
    expect(faultsOf(event.object, `#${event.object['object']}`, event.type)).toEqual([]);
  }
});

it('the check sees another field, another word, a missing null, a wrong row and a shape that nobody recorded', () => {
  const right = { id: 'in_1', object: 'invoice', status: 'open' };
  expect(faultsOf(right, '#invoice', 'invoice')).toEqual([]);
  expect(faultsOf({ ...right, state: 'open' }, '#invoice', 'invoice')).toEqual([
    'invoice.state is not published for invoice',
  ]);
  expect(faultsOf({ ...right, status: 'opened' }, '#invoice', 'invoice')).toHaveLength(1);
  expect(faultsOf({ ...right, currency: null }, '#invoice', 'invoice')).toHaveLength(1);
  const list = { object: 'list', has_more: false, url: '/v1/invoices' };
  expect(faultsOf({ ...list, data: [right] }, 'list #invoice', 'list')).toEqual([]);
  expect(faultsOf({ ...list, data: [{ ...right, id: 1 }] }, 'list #invoice', 'list')).toEqual([
    'list.data[0].id is 1, and not string',
  ]);
  expect(faultsOf({ ...right, issuer: {} }, '#invoice', 'invoice')).toEqual([
    'invoice.issuer: the shape connect_account_reference is not recorded',
  ]);
});

it('leads a browser to its pages by the address that it is told', async () => {
  const elsewhere = await startStripeStandIn({ host: '0.0.0.0', pagesUrl: 'http://localhost:4010' });
  const post = async (path: string, form: Form) => {
    const answer = await fetch(`${elsewhere.url}${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_standin', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form),
    });
    return (await answer.json()) as { id: string; url: string };
  };
  const { id: customer } = await post('/v1/customers', {});
  const session = { 'line_items[0][price]': price, mode: 'subscription', success_url: 'x', cancel_url: 'y', customer };
  expect((await post('/v1/checkout/sessions', session)).url).toMatch(/^http:\/\/localhost:4010\/pay\/cs_test_/);
  expect((await post('/v1/billing_portal/sessions', { customer })).url).toMatch(
    /^http:\/\/localhost:4010\/portal\/cus_/,
  );
  await elsewhere.close();
});
