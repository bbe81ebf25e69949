import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { asOperator } from '@pathwise/service-testkit/as-operator';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import { providerEvents } from '../src/webhooks/provider-event.model.ts';
import { type Billing, becomes, choose, member, own, settled, startBilling, theOne } from './given.ts';

// Each test starts processes, which takes long on a busy machine.
jest.setTimeout(120_000);

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const look = (...args: string[]) => asOperator(join(__dirname, '../src/look.ts'), args, billing.service.env);

/** A person who has paid without any webhook about it. */
async function paidUntold() {
  const who = await member(billing);
  await choose(billing, who);
  await settled(billing);
  billing.stripe.delivery = 'held';
  happenings.pay(billing.stripe.world, theOne(billing, who));
  await billing.stripe.deliverHeld(() => []); // lost
  billing.stripe.delivery = 'at-once';
  expect((await own(billing, who)).plan).toBe('free');
  return who;
}

describe('the command that looks at Stripe', () => {
  it('gives premium for a payment whose webhooks were lost, and reports what differed', async () => {
    const who = await paidUntold();
    const { customer } = theOne(billing, who);
    const { code, said } = await look('customer', customer);
    expect({ code, ...JSON.parse(said) }).toEqual({ code: 0, looked: 1, differed: expect.any(Number), failed: 0 });
    expect(JSON.parse(said).differed).toBeGreaterThan(0);
    await becomes(billing, who, 'premium');
    expect(JSON.parse((await look('customer', customer)).said)).toEqual({ looked: 1, differed: 0, failed: 0 });
  });

  it('does again what a stored event caused', async () => {
    const who = await paidUntold();
    const { customer } = theOne(billing, who);
    await providerEvents(billing.db).create({
      _id: 'evt_kept',
      type: 'customer.subscription.updated',
      customerId: customer,
      at: new Date(),
    });
    expect(JSON.parse((await look('event', 'evt_kept')).said)).toMatchObject({ looked: 1, failed: 0 });
    await becomes(billing, who, 'premium');
  });

  it('looks at every customer', async () => {
    const people = [await paidUntold(), await paidUntold()];
    const { looked, failed } = JSON.parse((await look('all')).said);
    expect(looked).toBeGreaterThanOrEqual(people.length);
    expect(failed).toBe(0);
    for (const who of people) await becomes(billing, who, 'premium');
  });

  it.each([
    ['event', 'evt_never_received', 'No event evt_never_received about a customer was received.'],
    ['customer', 'cus_of_nobody', 'Nobody here is the customer cus_of_nobody.'],
  ])('says that it knows no such %s', async (what, id, said) => {
    expect(await look(what, id)).toEqual({ code: 1, said });
  });

  it('says how it is used', async () => {
    expect(await look('everything')).toEqual({
      code: 2,
      said: 'Usage: node src/look.ts all | customer <cus_…> | event <evt_…>',
    });
  });
});
