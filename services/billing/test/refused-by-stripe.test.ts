import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import type { Invoice } from '@pathwise/stripe-stand-in/state';
import { customers } from '../src/customers/customer.model.ts';
import { customerKey } from '../src/customers/customer-key.rules.ts';
import { seats } from '../src/plans/seat.model.ts';
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
const failing = (path: string) => (call: string) => (call === path ? ('error' as const) : ('none' as const));
function invoiceOf(who: Caller): Invoice {
  const invoice = billing.stripe.state.invoices[theOne(billing, who).latestInvoice];
  if (!invoice) throw new Error('there is no invoice');
  return invoice;
}
async function deleteAccount({ id }: Caller): Promise<void> {
  const event = await billing.service.events.publish(userDeleted, { userId: id, version: 2 });
  await billing.service.consumed('billing-close-customer', event);
  await billing.service.consumed('billing-erase-person', event);
}

describe('a page at Stripe', () => {
  it('is opened by a second press when Stripe was away for longer than the page may wait', async () => {
    const ann = await member(billing);
    billing.stripe.fault = failing('POST /v1/checkout/sessions');
    expect((await choose(billing, ann, 'beta-yearly', 'redirect')).status).toBe(503);
    billing.stripe.fault = () => 'none';
    billing.pass(120);
    const { status, body } = await choose(billing, ann, 'beta-yearly', 'redirect');
    expect({ status, body }).toEqual({ status: 200, body: { checkoutUrl: expect.stringContaining('/pay/') } });
    expect(await seats(billing.db).countDocuments({ holder: customerKey(ann.id) })).toBe(1);
  });

  it('that was completed, and whose payment failed later, frees the place and the way to choose again', async () => {
    const ann = await member(billing);
    await choose(billing, ann, 'beta-yearly', 'redirect');
    const session = Object.values(billing.stripe.state.sessions).at(-1);
    if (!session) throw new Error('there is no page');
    const { customer, price, onSubscription: metadata } = session;
    const late = happenings.newSubscription(world(), { customer, price, metadata });
    session.status = 'complete'; // a bank transfer is under way
    await press(billing, ann, 'confirm');
    expect((await own(billing, ann)).checkout).not.toBeNull();
    happenings.end(world(), late);
    await settled(billing);
    expect((await own(billing, ann)).checkout).toBeNull();
    expect(await seats(billing.db).countDocuments({ holder: customerKey(ann.id) })).toBe(0);
    expect((await choose(billing, ann)).status).toBe(200);
  });
});

describe('cancelling', () => {
  it('a subscription that has ended at Stripe shows that it has ended', async () => {
    const ann = await subscriber(billing);
    billing.stripe.delivery = 'lost';
    happenings.end(world(), theOne(billing, ann));
    const { status, body } = await press(billing, ann, 'cancel');
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'no-subscription' });
    expect(await own(billing, ann)).toMatchObject({ plan: 'free', subscription: null });
  });

  it('while a payment is due ends it at once, so that Stripe collects nothing more', async () => {
    const ann = await subscriber(billing);
    theOne(billing, ann).declinesRenewal = true;
    billing.pass(32 * day);
    await settled(billing);
    expect((await own(billing, ann)).subscription.state).toBe('payment-due');
    const { status, body } = await press(billing, ann, 'cancel');
    expect({ status, plan: body.plan, subscription: body.subscription }).toEqual({
      status: 200,
      plan: 'free',
      subscription: null,
    });
    expect(theOne(billing, ann).status).toBe('canceled');
  });
});

describe('money that is to be given back', () => {
  it('is on its way, and says so, while Stripe does not answer', async () => {
    const ann = await subscriber(billing);
    billing.stripe.fault = failing('POST /v1/refunds');
    const { status, body } = await press(billing, ann, 'refund');
    expect({ status, state: body.subscription.state }).toEqual({ status: 200, state: 'refunding' });
    expect((await press(billing, ann, 'cancel')).body.code).toBe('refunding');
    billing.stripe.fault = () => 'none';
    await becomes(billing, ann, 'free');
    expect(invoiceOf(ann).payment.refunded).toBe(true);
  });

  it('is given also when the account is deleted before Stripe answers', async () => {
    const ann = await subscriber(billing);
    const { payment } = invoiceOf(ann);
    billing.stripe.fault = failing('POST /v1/refunds');
    await press(billing, ann, 'refund');
    await deleteAccount(ann);
    billing.stripe.fault = () => 'none';
    await waitUntil('the refund', () => payment.refunded, { timeoutMs: 30_000 });
    await settled(billing);
    expect(theOne(billing, ann).status).toBe('canceled');
    const row = await customers(billing.db).findById(customerKey(ann.id)).lean();
    expect(row).toMatchObject({ refund: null, refundedAt: expect.any(Date) });
  });

  it('and is refused by Stripe, because the bank takes it back, lets everything else of the customer go on', async () => {
    const ann = await subscriber(billing);
    invoiceOf(ann).payment.dispute = 'needs_response';
    expect((await press(billing, ann, 'refund')).status).toBe(200);
    await becomes(billing, ann, 'free');
    expect(announced(billing, ann)).toEqual(['premium: paid', 'free: ended']);
    const row = await customers(billing.db).findById(customerKey(ann.id)).lean();
    expect(row?.refund).toBe(theOne(billing, ann).id);
    expect(Number(row?.dueAt)).toBeGreaterThan(Date.now()); // and is tried again

    invoiceOf(ann).payment.dispute = 'won';
    billing.pass(2 * 3_600);
    await waitUntil('the refund', () => invoiceOf(ann).payment.refunded, { timeoutMs: 30_000 });
  });
});

describe('a deleted account', () => {
  it('pays for nothing more, also not at a price that we do not sell', async () => {
    const ann = await subscriber(billing);
    const other = { customer: theOne(billing, ann).customer, price: 'price_demo_of_somebody_else', metadata: {} };
    happenings.pay(world(), happenings.newSubscription(world(), other));
    await deleteAccount(ann);
    await waitUntil('both to end', () => atStripe(billing, ann).every(({ status }) => status === 'canceled'), {
      timeoutMs: 20_000,
    });
  });
});
