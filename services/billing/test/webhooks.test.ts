import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import type { Subscription } from '@pathwise/stripe-stand-in/state';
import { signatureOf } from '@pathwise/stripe-stand-in/webhooks';
import { customers } from '../src/customers/customer.model.ts';
import { providerEvents } from '../src/webhooks/provider-event.model.ts';
import {
  announced,
  announcedStates,
  atStripe,
  type Billing,
  choose,
  member,
  own,
  seeded,
  settled,
  startBilling,
  subscriber,
  theOne,
} from './given.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const send = (body: string, signature: string | undefined) =>
  billing.service.as(undefined).raw('/api/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
  });
const seconds = () => Math.floor(Date.now() / 1_000);
const eventOf = (id: string, type: string, object: object) =>
  JSON.stringify({ id, object: 'event', type, data: { object } });
const written = async () => ({
  events: await providerEvents(billing.db).countDocuments(),
  asks: (await customers(billing.db).find().lean()).map(({ asks }) => asks),
});

describe('an event that Stripe did not sign', () => {
  const body = () =>
    eventOf('evt_forged', 'customer.subscription.updated', { object: 'subscription', customer: 'cus_1' });
  it.each<[string, () => [string, string | undefined]]>([
    ['without a signature', () => [body(), undefined]],
    ['with a signature of nothing', () => [body(), 't=,v1=']],
    ['signed with another secret', () => [body(), signatureOf(body(), 'whsec_guessed', seconds())]],
    ['altered by one character', () => [`${body()} `, signatureOf(body(), billing.secret, seconds())]],
    ['signed six minutes ago', () => [body(), signatureOf(body(), billing.secret, seconds() - 360)]],
    ['that is no JSON', () => ['{', signatureOf('}', billing.secret, seconds())]],
  ])('is 400 %s, and writes nothing', async (_name, forged) => {
    await subscriber(billing);
    await settled(billing);
    const before = await written();
    const { status, body } = await send(...forged());
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'bad-signature' });
    expect(await written()).toEqual(before);
  });
});

describe('an event of Stripe', () => {
  it('is taken with each of two secrets, recorded once, and ignored when it is about nobody here', async () => {
    const before = await written();
    const body = eventOf('evt_unknown_type', 'radar.early_fraud_warning.created', {
      object: 'radar',
      customer: 'cus_of_nobody',
    });
    for (const secret of [billing.secret, 'whsec_older', billing.secret]) {
      const { status, body: answer } = await send(body, signatureOf(body, secret, seconds()));
      expect({ status, answer }).toEqual({ status: 200, answer: { received: true } });
    }
    expect(await written()).toEqual({ ...before, events: before.events + 1 });
  });

  it('changes nothing by its contents', async () => {
    const ann = await member(billing);
    await choose(billing, ann);
    const { id, customer } = theOne(billing, ann);
    const claimed = { id, object: 'subscription', customer, status: 'active', metadata: {} };
    const body = eventOf('evt_says_paid', 'customer.subscription.updated', claimed);
    expect((await send(body, signatureOf(body, billing.secret, seconds()))).status).toBe(200);
    await settled(billing);
    expect((await own(billing, ann)).plan).toBe('free');
  });
});

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const people = Number(process.env['SHUFFLES'] ?? 6);
const limitMs = Math.max(300_000, people * 6_000); // 200 people on a busy machine take more than five minutes

describe(`events out of order, repeated, at once and lost (seed ${seed})`, () => {
  it(
    'leave every person with what Stripe says, and announce each change once',
    async () => {
      const random = seeded(seed);
      const { stripe } = billing;
      stripe.delivery = 'held';
      const all = [];
      for (let n = 0; n < people; n++) {
        const who = await member(billing);
        await choose(billing, who);
        all.push(who);
        const world = stripe.world;
        const acts: ((one: Subscription) => unknown)[] = [
          (one) => happenings.pay(world, one),
          (one) => happenings.decline(world, one),
          (one) => happenings.change(world, one, { cancelAtPeriodEnd: true }),
          (one) => happenings.change(world, one, { cancelAtPeriodEnd: false }),
          (one) => happenings.change(world, one, { isPaused: random(2) === 0 }),
          (one) => one.status === 'active' && happenings.change(world, one, { status: 'past_due' }),
          (one) => random(3) === 0 && happenings.end(world, one),
        ];
        for (let step = random(8); step >= 0; step--) {
          const one = theOne(billing, who);
          if (one.endedAt === null) acts[random(acts.length)]?.(one);
        }
      }
      const faults = ['none', 'none', 'none', 'error', 'cut', 'too-many'] as const;
      stripe.fault = () => faults[random(faults.length)] ?? 'none';
      await stripe.deliverHeld((events) => {
        const kept = events.filter(() => random(10) > 0); // one in ten is lost
        return [...kept, ...kept.filter(() => random(3) === 0)].toSorted(() => random(3) - 1);
      });
      stripe.fault = () => 'none';
      stripe.delivery = 'at-once';
      for (const who of all) await billing.service.as(who).post('/api/subscription/confirm', {}); // stands for the daily look
      await settled(billing);

      for (const who of all) {
        const one = theOne(billing, who);
        const isPremium = (one.status === 'active' || one.status === 'past_due') && !one.isPaused;
        expect({ who: who.id, plan: (await own(billing, who)).plan }).toEqual({
          who: who.id,
          plan: isPremium ? 'premium' : 'free',
        });
        if (isPremium) await waitUntil('its event', () => announced(billing, who).at(-1)?.startsWith('premium'));
        const states = announcedStates(billing, who);
        expect(states.filter((state, n) => state === states[n - 1])).toEqual([]);
        expect(atStripe(billing, who)).toHaveLength(1);
      }
    },
    limitMs,
  );

  it('announce one upgrade for a payment that Stripe tells ten times at once', async () => {
    const ann = await member(billing);
    await choose(billing, ann);
    billing.stripe.delivery = 'held';
    happenings.pay(billing.stripe.world, theOne(billing, ann));
    billing.stripe.delivery = 'at-once';
    await billing.stripe.deliverHeld((events) => Array.from({ length: 5 }, () => events).flat());
    await settled(billing);
    await waitUntil('the event', () => announced(billing, ann).length > 0);
    expect(announced(billing, ann)).toEqual(['premium: paid']);
  });
});
