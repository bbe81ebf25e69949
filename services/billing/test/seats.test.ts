import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import { customerKey } from '../src/customers/customer-key.rules.ts';
import { seats } from '../src/plans/seat.model.ts';
import {
  atStripe,
  type Billing,
  becomes,
  choose,
  own,
  press,
  seeded,
  settled,
  startBilling,
  subscriber,
} from './given.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const count = (state: 'free' | 'held' | 'taken') => seats(billing.db).countDocuments({ state });
const counts = async () => ({ free: await count('free'), held: await count('held'), taken: await count('taken') });
const heldBy = (who: Caller) => seats(billing.db).countDocuments({ holder: customerKey(who.id) });
const seatsLeft = async () => (await billing.service.as(undefined).get('/api/subscription/plans')).body[1].seatsLeft;

/** Chooses again while the service or Stripe is too busy to answer. */
async function chooseUntilAnswered(who: Caller): ReturnType<typeof choose> {
  const answer = await choose(billing, who, 'beta-yearly');
  return answer.status === 503 ? chooseUntilAnswered(who) : answer;
}

it('100 of 150 buyers at once get a seat; those who walk away give theirs back, and those who pay keep theirs', async () => {
  const buyers: Caller[] = Array.from({ length: 150 }, () => testCaller());
  let calls = 0;
  billing.stripe.fault = () => (++calls % 7 === 0 ? 'lost' : 'none');
  const answers = await Promise.all(buyers.map(chooseUntilAnswered));
  billing.stripe.fault = () => 'none';
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
  expect(await counts()).toEqual({ free: 0, held: 100, taken: 0 });
  expect(refused).toEqual(Array(50).fill('no-seats'));
  expect(await seatsLeft()).toBe(0);

  const holders = buyers.filter((_, n) => answers[n]?.status !== 409);
  const [pay, leave, forget] = [holders.slice(0, 40), holders.slice(40, 70), holders.slice(70)];
  for (const who of pay) expect((await choose(billing, who, 'beta-yearly')).status).toBe(200);
  for (const who of pay) for (const one of atStripe(billing, who)) happenings.pay(billing.stripe.world, one);
  for (const who of leave) expect((await press(billing, who, 'abandon')).status).toBe(200);
  await settled(billing);
  expect(await counts()).toEqual({ free: 30, held: 30, taken: 40 });

  billing.pass(32 * 60); // the others forget their tabs
  await settled(billing);
  expect(await counts()).toEqual({ free: 60, held: 0, taken: 40 });
  for (const who of forget) for (const { status } of atStripe(billing, who)) expect(status).toBe('incomplete_expired');
  for (const who of pay) expect(atStripe(billing, who).map(({ status }) => status)).toEqual(['active']);
}, 300_000);

const yearly = (who: Caller, flow?: string) => choose(billing, who, 'beta-yearly', flow);

it('somebody who comes back after a refund has their place again, and takes no second one', async () => {
  const who = await subscriber(billing, 'beta-yearly');
  expect((await press(billing, who, 'refund')).status).toBe(200);
  await becomes(billing, who, 'free');
  const left = await seatsLeft();
  expect((await yearly(who)).status).toBe(200);
  expect(await seatsLeft()).toBe(left);
  for (const one of atStripe(billing, who)) happenings.pay(billing.stripe.world, one);
  await becomes(billing, who, 'premium');
  await settled(billing);
  expect(await heldBy(who)).toBe(1);
}, 60_000);

it('who keeps a place for an hour and a half without paying waits for a day, and may choose another plan', async () => {
  const who = testCaller();
  for (let n = 0; n < 3; n++) {
    expect((await yearly(who)).status).toBe(200);
    billing.pass(32 * 60);
    await settled(billing);
  }
  const left = await seatsLeft();
  const detail =
    'You have kept a place of this offer for an hour and a half today. Others may have it now. Please try again tomorrow.';
  for (const flow of ['page', 'redirect'])
    expect(await yearly(who, flow)).toMatchObject({ status: 409, body: { code: 'held-too-long', detail } });
  expect(await seatsLeft()).toBe(left);
  expect((await choose(billing, who, 'monthly')).status).toBe(200);
  billing.pass(24 * 3_600);
  await settled(billing);
  expect((await yearly(who)).status).toBe(200);
}, 60_000);

/** Pays on the pages at Stripe that are open. */
function payAtStripe(who: Caller): void {
  const { world, state } = billing.stripe;
  const account = customerKey(who.id);
  for (const session of Object.values(state.sessions))
    if (session.status === 'open' && state.customers[session.customer]?.metadata['account'] === account)
      happenings.complete(world, session);
}

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it(`whatever three people do, none has two places, none is lost, and unpaid ones are held two hours a day at most (seed ${seed})`, async () => {
  const random = seeded(seed);
  const people = [testCaller(), testCaller(), testCaller()];
  const heldMinutes = new Map<Caller, number>();
  const acts: ((who: Caller) => unknown)[] = [
    (who) => yearly(who),
    (who) => yearly(who, 'redirect'),
    (who) => choose(billing, who, 'monthly'),
    (who) => press(billing, who, 'abandon'),
    (who) => atStripe(billing, who).map((one) => random(2) === 0 && happenings.pay(billing.stripe.world, one)),
    payAtStripe,
    (who) => press(billing, who, 'refund'),
  ];
  for (let step = 0; step < Number(process.env['STEPS'] ?? 60); step++) {
    const who = people[random(people.length)] as Caller;
    await acts[random(acts.length)]?.(who);
    await settled(billing);
    const minutes = [1, 5, 32][random(3)] ?? 1;
    for (const one of people) {
      const places = await seats(billing.db)
        .find({ holder: customerKey(one.id) })
        .lean();
      expect(places.length).toBeLessThanOrEqual(1);
      const [place] = places;
      if (place?.state !== 'held') continue;
      const left = (Number(place.heldUntil) - billing.now().getTime()) / 60_000;
      heldMinutes.set(one, (heldMinutes.get(one) ?? 0) + Math.min(minutes, left));
    }
    const { free, held, taken } = await counts();
    expect(free + held + taken).toBe(100);
    billing.pass(minutes * 60);
    await settled(billing);
  }
  for (const minutes of heldMinutes.values()) expect(minutes).toBeLessThanOrEqual(122);
  for (const one of people) if ((await own(billing, one)).tier === 'beta-yearly') expect(await heldBy(one)).toBe(1);
}, 300_000);
