import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import { audit } from '../src/audit/audit.model.ts';
import { subscriptions } from '../src/subscriptions/subscription.model.ts';
import {
  announced,
  atStripe,
  type Billing,
  becomes,
  choose,
  member,
  own,
  press,
  settled,
  startBilling,
  subscriber,
  theOne,
} from './given.ts';

const day = 86_400;
let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());
afterEach(() => {
  billing.clock.aheadMs = 0; // a token is valid for a minute
  billing.stripe.fault = () => 'none';
  billing.stripe.delivery = 'at-once';
});
const world = () => billing.stripe.world;
const paidInvoices = (who: Parameters<typeof theOne>[1]) => {
  const ids = atStripe(billing, who).map(({ id }) => id);
  return Object.values(billing.stripe.state.invoices).filter(
    ({ subscription, status }) => status === 'paid' && ids.includes(subscription),
  );
};

describe('paying on the page', () => {
  it('gives premium once Stripe says that it is paid, and not before', async () => {
    const ann = await member(billing);
    const { status, body } = await choose(billing, ann);
    expect({ status, body }).toEqual({
      status: 200,
      body: { clientSecret: expect.stringMatching(/^pi_.+_secret_/), subscriptionId: theOne(billing, ann).id },
    });
    await settled(billing);
    expect(await own(billing, ann)).toMatchObject({ plan: 'free', checkout: { planId: 'monthly', state: 'open' } });
    happenings.decline(world(), theOne(billing, ann));
    await settled(billing);
    expect((await own(billing, ann)).plan).toBe('free');
    happenings.pay(world(), theOne(billing, ann));
    await becomes(billing, ann, 'premium');
    expect(await own(billing, ann)).toMatchObject({
      tier: 'monthly',
      checkout: null,
      subscription: { planId: 'monthly', name: 'Premium Monthly', price: 49, state: 'active', endsAt: null },
    });
    expect(announced(billing, ann)).toEqual(['premium: paid']);
  });

  it('makes one customer and one subscription, whatever is lost and however many tabs ask', async () => {
    const ann = await member(billing);
    let calls = 0;
    billing.stripe.fault = (call) => (call.startsWith('POST') && ++calls % 2 === 1 ? 'lost' : 'none');
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose(billing, ann)));
    billing.stripe.fault = () => 'none';
    answers.push(await choose(billing, ann));
    const secrets = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.clientSecret));
    expect(secrets.size).toBe(1);
    expect(atStripe(billing, ann)).toHaveLength(1);
    const accounts = Object.values(billing.stripe.state.customers).map(({ metadata }) => metadata['account']);
    expect(new Set(accounts).size).toBe(accounts.length);
  });

  it('is refused to somebody who pays already', async () => {
    const ann = await subscriber(billing);
    const { status, body } = await choose(billing, ann, 'beta-yearly');
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'already-subscribed' });
    expect(atStripe(billing, ann)).toHaveLength(1);
  });

  it('ends an earlier choice that is not paid, and never one that is', async () => {
    const ann = await member(billing);
    await choose(billing, ann, 'monthly');
    expect((await choose(billing, ann, 'beta-yearly')).status).toBe(200);
    expect(atStripe(billing, ann).map(({ status }) => status)).toEqual(['incomplete_expired', 'incomplete']);

    const ben = await member(billing);
    await choose(billing, ben, 'monthly');
    billing.stripe.delivery = 'lost';
    happenings.pay(world(), theOne(billing, ben));
    expect((await choose(billing, ben, 'beta-yearly')).status).toBe(409);
    expect(atStripe(billing, ben).map(({ status }) => status)).toEqual(['active']);
    expect((await own(billing, ben)).plan).toBe('premium');
  });

  it.each([['slow'], ['error'], ['too-many'], ['cut']] as const)('answers 503 while Stripe is %s', async (fault) => {
    const slow = await startBilling({ STRIPE_TIMEOUT_MS: '200' });
    const ann = await member(slow);
    slow.stripe.fault = () => fault;
    expect((await choose(slow, ann)).status).toBe(503);
    slow.stripe.fault = () => 'none';
    expect((await choose(slow, ann)).status).toBe(200);
    expect(atStripe(slow, ann)).toHaveLength(1);
    await slow.stop();
  });
});

describe('paying at Stripe', () => {
  it('leads there and back, and gives premium by the payment alone', async () => {
    const ann = await member(billing);
    const { body } = await choose(billing, ann, 'monthly', 'redirect');
    const page = await fetch(body.checkoutUrl);
    expect(await page.text()).toContain('Demo payments: no money moves');
    const form = new URLSearchParams({ act: 'pay' });
    const paid = await fetch(body.checkoutUrl, { method: 'POST', body: form, redirect: 'manual' });
    expect(paid.headers.get('location')).toMatch(/\/subscription\?session_id=cs_test_/);
    await becomes(billing, ann, 'premium');
    expect(paidInvoices(ann)).toHaveLength(1);
  });

  it('ends when the person leaves that page, by the id that only its address has', async () => {
    const [ann, ben] = [await member(billing), await member(billing)];
    const { body } = await choose(billing, ann, 'monthly', 'redirect');
    const form = new URLSearchParams({ act: 'leave' });
    const left = await fetch(body.checkoutUrl, { method: 'POST', body: form, redirect: 'manual' });
    const back = new URL(left.headers.get('location') ?? '');
    expect(back.searchParams.get('canceled')).toBe('true');
    const checkout = back.searchParams.get('checkout');
    const abandon = (who: Caller, id: unknown) =>
      billing.service.as(who).post('/api/subscription/abandon', { checkout: id });

    expect((await abandon(ann, { $ne: '' })).status).toBe(422);
    expect((await abandon(ann, 'another')).body.checkout).toMatchObject({ planId: 'monthly' });
    await abandon(ben, checkout);
    expect((await own(billing, ann)).checkout).toMatchObject({ planId: 'monthly' });
    expect((await abandon(ann, checkout)).body.checkout).toBeNull();
  });

  it('ends when the person walks away and the time is over', async () => {
    const ann = await member(billing);
    await choose(billing, ann, 'beta-yearly', 'redirect');
    billing.pass(32 * 60);
    await settled(billing);
    billing.clock.aheadMs = 0;
    expect(await own(billing, ann)).toMatchObject({ plan: 'free', checkout: null });
    const seats = (await billing.service.as(undefined).get('/api/subscription/plans')).body[1].seatsLeft;
    await choose(billing, ann, 'beta-yearly', 'redirect');
    expect((await billing.service.as(undefined).get('/api/subscription/plans')).body[1].seatsLeft).toBe(seats - 1);
  });
});

describe('a subscription', () => {
  it('is cancelled to the end of its period, and that is taken back', async () => {
    const ann = await subscriber(billing);
    const { periodEnd } = theOne(billing, ann);
    const end = new Date(periodEnd * 1_000).toISOString();
    const cancelled = (await press(billing, ann, 'cancel')).body;
    expect(cancelled).toMatchObject({ plan: 'premium', expiresAt: end });
    expect(cancelled.subscription).toMatchObject({ state: 'ending', endsAt: end, nextChargeAt: null });
    expect((await press(billing, ann, 'cancel')).status).toBe(200);
    const resumed = (await press(billing, ann, 'resume')).body;
    expect(resumed.subscription).toMatchObject({ state: 'active', endsAt: null, nextChargeAt: end });
    const rows = await audit(billing.db).find({ userId: ann.id }).sort({ _id: 1 }).lean();
    expect(rows.map(({ what }) => what).filter((what) => what !== 'plan-changed')).toEqual([
      'checkout-begun',
      'cancelled',
      'resumed',
    ]);
  });

  it('ends with its period when cancelled', async () => {
    const ann = await subscriber(billing);
    await press(billing, ann, 'cancel');
    billing.pass(32 * day);
    await settled(billing);
    billing.clock.aheadMs = 0;
    expect(await own(billing, ann)).toMatchObject({ plan: 'free', subscription: null });
    expect(announced(billing, ann).at(-1)).toBe('free: ended');
  });

  it('keeps premium in the grace of a failed renewal, and ends when Stripe gives up', async () => {
    const ann = await subscriber(billing);
    theOne(billing, ann).declinesRenewal = true;
    billing.pass(32 * day);
    await settled(billing);
    expect(await subscriptions(billing.db).findOne({ ownerId: ann.id }).lean()).toMatchObject({ status: 'past_due' });
    expect(announced(billing, ann)).toEqual(['premium: paid']);
    happenings.end(world(), theOne(billing, ann));
    await settled(billing);
    expect(announced(billing, ann).at(-1)).toBe('free: ended');
  });

  it.each([
    ['refunded in Stripe’s own pages', { refunded: true }],
    ['disputed', { dispute: 'needs_response' as const }],
    ['lost in a dispute', { dispute: 'lost' as const }],
  ])('gives nothing when it is %s', async (_name, change) => {
    const ann = await subscriber(billing);
    for (const { payment } of paidInvoices(ann)) Object.assign(payment, change);
    await press(billing, ann, 'confirm');
    expect((await own(billing, ann)).plan).toBe('free');
    for (const { payment } of paidInvoices(ann)) Object.assign(payment, { refunded: false, dispute: 'won' });
    await press(billing, ann, 'confirm');
    expect((await own(billing, ann)).plan).toBe('premium');
  });

  it('shows payment method and invoices on Stripe’s page', async () => {
    const ann = await subscriber(billing);
    const { status, body } = await press(billing, ann, 'portal');
    expect(status).toBe(200);
    expect(await (await fetch(body.url)).text()).toContain('$49, paid');
    expect((await press(billing, await member(billing), 'portal')).status).toBe(409);
  });

  it.each([['cancel'], ['resume'], ['refund']])('is needed to %s it', async (what) => {
    const { status, body } = await press(billing, await member(billing), what);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'no-subscription' });
  });

  it('is found by the daily look when every webhook was lost', async () => {
    const ann = await member(billing);
    await choose(billing, ann);
    billing.stripe.delivery = 'lost';
    happenings.pay(world(), theOne(billing, ann));
    billing.pass(25 * 3_600);
    await settled(billing);
    billing.clock.aheadMs = 0;
    await becomes(billing, ann, 'premium');
  });

  it('at a price that we do not sell gives nothing', async () => {
    const ann = await member(billing);
    await choose(billing, ann);
    const { customer } = theOne(billing, ann);
    const other = { customer, price: 'price_demo_of_somebody_else', metadata: {} };
    happenings.pay(world(), happenings.newSubscription(world(), other));
    await press(billing, ann, 'confirm');
    expect(await own(billing, ann)).toMatchObject({ plan: 'free', subscription: null });
  });
});

describe('the money back', () => {
  it('is given once, in full, and premium ends', async () => {
    const ann = await subscriber(billing);
    expect((await own(billing, ann)).subscription.refundableUntil).not.toBeNull();
    const answers = await Promise.all([press(billing, ann, 'refund'), press(billing, ann, 'refund')]);
    expect(answers.map(({ status }) => status)).toContain(200);
    await settled(billing);
    expect(await own(billing, ann)).toMatchObject({ plan: 'free', subscription: null });
    expect(paidInvoices(ann).map(({ payment }) => payment.refunded)).toEqual([true]);
    const rows = await audit(billing.db).find({ userId: ann.id }).lean();
    expect(rows.filter(({ what }) => what === 'refund-asked' || what === 'refunded')).toHaveLength(2);

    await choose(billing, ann);
    const again = atStripe(billing, ann).find(({ status }) => status === 'incomplete');
    if (again) happenings.pay(world(), again);
    await becomes(billing, ann, 'premium');
    expect((await own(billing, ann)).subscription.refundableUntil).toBeNull();
    expect((await press(billing, ann, 'refund')).body.code).toBe('not-refundable');
  });

  it('is given later when Stripe does not answer now', async () => {
    const ann = await subscriber(billing);
    billing.stripe.fault = (call) => (call === 'POST /v1/refunds' ? 'error' : 'none');
    expect((await press(billing, ann, 'refund')).status).toBe(200);
    expect(paidInvoices(ann)[0]?.payment.refunded).toBe(false);
    billing.stripe.fault = () => 'none';
    await becomes(billing, ann, 'free');
    expect(paidInvoices(ann).map(({ payment }) => payment.refunded)).toEqual([true]);
  });
});

describe('a deleted account', () => {
  it('ends what it pays for at once, and what was begun', async () => {
    const [ann, ben] = [await subscriber(billing), await member(billing)];
    await choose(billing, ben, 'beta-yearly');
    for (const { id } of [ann, ben]) {
      const event = await billing.service.events.publish(userDeleted, { userId: id, version: 2 });
      await billing.service.consumed('billing-close-customer', event);
      await billing.service.consumed('billing-erase-person', event);
    }
    await waitUntil(
      'both to end',
      () =>
        atStripe(billing, ann)[0]?.status === 'canceled' && atStripe(billing, ben)[0]?.status === 'incomplete_expired',
    );
    await settled(billing);
    expect(await subscriptions(billing.db).countDocuments({ ownerId: ann.id })).toBe(0);
    expect((await choose(billing, ann)).status).toBe(404);
  });
});

it('sends a browser to the stand-in by the address that the browser has for it', async () => {
  const apart = await startBilling({ STRIPE_PAGES_URL: 'http://localhost:4010' });
  try {
    expect(await apart.status()).toMatchObject({ isDemo: true, demoUrl: 'http://localhost:4010' });
  } finally {
    await apart.stop();
  }
});

describe('the switch of payments', () => {
  it('sells nothing while it is off, and subscriptions go on', async () => {
    const [ann, ben] = [await subscriber(billing), await member(billing)];
    const admin = { ...ben, role: 'admin' as const };
    const path = '/api/admin/settings/payments_enabled';
    const off = await billing.service.as(admin).post(path, { value: 'false', description: 'Testing' });
    expect(off.body.paymentsEnabled).toBe(false);
    expect(await billing.status()).toEqual({
      paymentsEnabled: false,
      publishableKey: null,
      isDemo: false,
      demoUrl: null,
    });
    expect((await choose(billing, ben)).body.code).toBe('payments-disabled');
    expect((await press(billing, ann, 'cancel')).status).toBe(200);
    await billing.service.as(admin).post(path, { value: 'true' });
    expect(await billing.status()).toMatchObject({
      paymentsEnabled: true,
      publishableKey: 'pk_test_standin',
      isDemo: true,
    });
  });
});
