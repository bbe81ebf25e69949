import { userRegistered } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { httpClient } from '@pathwise/service-testkit/http-client';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { signToken, testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import { startStripeStandIn } from '@pathwise/stripe-stand-in/server';
import type { Subscription } from '@pathwise/stripe-stand-in/state';
import { billingService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';
import { customers } from '../src/customers/customer.model.ts';
import { customerKey } from '../src/customers/customer-key.rules.ts';

const secret = 'whsec_of_the_tests';
const stripeEnv = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: `whsec_older,${secret}`,
  STRIPE_PRICE_MONTHLY: 'price_demo_monthly',
  STRIPE_PRICE_BETA_YEARLY: 'price_demo_beta_yearly',
};
const patience = { timeoutMs: 60_000, everyMs: 25 };

export type Billing = Awaited<ReturnType<typeof startBilling>>;

/** Billing with the stand-in for Stripe. Both have one clock. */
export async function startBilling(env: Record<string, string> = {}) {
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const stripe = await startStripeStandIn({ now });
  const withStripe = { ...stripeEnv, STRIPE_API_URL: stripe.url, LOOK_EVERY_MS: '50', ...env };
  const service = await startTestService(billingService, configSchema, { env: withStripe, now });
  stripe.webhook = { url: `${service.url}/api/webhooks/stripe`, secret };
  const status = async () => (await service.as(undefined).get('/api/subscription/status')).body;
  await waitUntil('the shop to be open', async () => (await status()).paymentsEnabled, patience);
  return {
    service,
    stripe,
    clock,
    now,
    secret,
    status,
    db: service.running.deps.db,
    /** Moves the clock of both. */
    pass(seconds: number) {
      clock.aheadMs += seconds * 1_000;
      happenings.letTimePass(stripe.world);
    },
    async stop() {
      await service.stop();
      await stripe.close();
    },
  };
}

export async function member({ service }: { service: TestService<Config> }): Promise<Caller> {
  const person = testCaller();
  const event = await service.events.publish(userRegistered, registrationOf(person.id));
  await service.consumed('billing-open-account', event);
  return person;
}

/** A client whose token is of the moved clock. */
const as = ({ service, now }: Billing, who: Caller) =>
  httpClient(service.url, { authorization: `Bearer ${signToken(who, now())}` });
export const choose = (billing: Billing, who: Caller, priceId = 'monthly', flow = 'page') =>
  as(billing, who).post('/api/subscription/create', { priceId, flow });
export const press = (billing: Billing, who: Caller, what: string) =>
  as(billing, who).post(`/api/subscription/${what}`, {});
export const own = async (billing: Billing, who: Caller) => (await as(billing, who).get('/api/subscription')).body;

/** A person's subscriptions at Stripe, newest last. */
export const atStripe = ({ stripe }: Billing, who: Caller): Subscription[] => {
  const mine = Object.values(stripe.state.customers).find(
    ({ metadata }) => metadata['account'] === customerKey(who.id),
  );
  return Object.values(stripe.state.subscriptions).filter(({ customer }) => customer === mine?.id);
};
export function theOne(billing: Billing, who: Caller): Subscription {
  const [one, ...others] = atStripe(billing, who);
  if (!one || others.length > 0) throw new Error(`${others.length + (one ? 1 : 0)} subscriptions at Stripe`);
  return one;
}

/** Resolves when nothing is left to look at and no webhook is under way. */
export async function settled({ stripe, service, db }: Billing): Promise<void> {
  await stripe.quiet();
  const isQuiet = async () => {
    const now = service.running.deps.now();
    const rows = await customers(db).find().lean();
    return rows.every(({ dueAt, busyUntil }) => busyUntil === null && (dueAt === null || dueAt > now));
  };
  await waitUntil('every look to be done', isQuiet, patience);
}

export async function subscriber(billing: Billing, priceId = 'monthly'): Promise<Caller> {
  const who = await member(billing);
  await choose(billing, who, priceId);
  happenings.pay(billing.stripe.world, theOne(billing, who));
  await becomes(billing, who, 'premium');
  return who;
}

export const becomes = (billing: Billing, who: Caller, plan: 'free' | 'premium') =>
  waitUntil(`${plan} plan`, async () => (await own(billing, who)).plan === plan, patience);

const announcements = ({ service }: Billing, { id }: Caller) =>
  service.events
    .all(planChanged)
    .map(({ data }) => data)
    .filter(({ userId }) => userId === id)
    .toSorted((a, b) => a.version - b.version);

/** What was announced of a person: plan and cause, in order. */
export const announced = (billing: Billing, who: Caller) =>
  announcements(billing, who).map(({ plan, cause }) => `${plan}: ${cause}`);

/** What was published about a person: plan, tier and end, in order. */
export const announcedStates = (billing: Billing, who: Caller) =>
  announcements(billing, who).map(({ plan, tier, expiresAt }) => `${plan} ${tier} ${expiresAt}`);

/** A small generator of numbers, so that a failure can be repeated from its seed. */
export function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
