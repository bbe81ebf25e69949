import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import { seats } from '../src/plans/seat.model.ts';
import { atStripe, type Billing, choose, press, settled, startBilling } from './given.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

const count = (state: 'free' | 'held' | 'taken') => seats(billing.db).countDocuments({ state });
const counts = async () => ({ free: await count('free'), held: await count('held'), taken: await count('taken') });
const seatsLeft = async () => (await billing.service.as(undefined).get('/api/subscription/plans')).body[1].seatsLeft;

it('100 of 150 buyers at once get a seat; those who walk away give theirs back, and those who pay keep theirs', async () => {
  const buyers: Caller[] = Array.from({ length: 150 }, () => testCaller());
  let calls = 0;
  billing.stripe.fault = () => (++calls % 7 === 0 ? 'lost' : 'none');
  const answers = await Promise.all(buyers.map((who) => choose(billing, who, 'beta-yearly')));
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
