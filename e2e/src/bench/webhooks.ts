import { demoPayments } from '@pathwise/local/demo-payments';
import type { Platform } from '@pathwise/local/platform';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { type Caller, signCallerToken } from '@pathwise/service-kit/http/caller';
import * as happenings from '@pathwise/stripe-stand-in/happenings';
import { startStripeStandIn } from '@pathwise/stripe-stand-in/server';
import type { StandIn } from '@pathwise/stripe-stand-in/stand-in';
import { newId } from '@pathwise/stripe-stand-in/state';
import { signatureOf } from '@pathwise/stripe-stand-in/webhooks';
import { percentile, rounded } from '../figures.ts';
import { testPlatform } from '../test-platform.ts';
import { type Call, paced } from './paced.ts';

const perSecond = 200;
const seconds = Number(process.env['WEBHOOK_SECONDS'] ?? 10);
const buyers = 50;

/**
 * Stripe sends webhooks about the payments of 50 people, each many times over, 200 events a second, through the gateway.
 * Measures the answers, and how long after the last one everybody has premium: the work is done after the answers.
 */
export async function webhooks() {
  const stripe = await startStripeStandIn();
  const settings = demoPayments(stripe.url);
  const env = { billing: settings, gateway: { CALLS_PER_MINUTE: '100000000' } };
  const platform = await testPlatform('bench-webhooks', { only: ['billing', 'gateway'], site: true, env });
  try {
    await waitUntil('payments to be open', async () => (await statusOf(platform)).paymentsEnabled);
    const people = Array.from({ length: buyers }, (_, n) => personOf(`bench-${n}`));
    for (const who of people) await choose(platform, who);
    stripe.delivery = 'lost'; // this bench tells of the payments itself
    for (const one of Object.values(stripe.state.subscriptions)) happenings.pay(stripe.world, one);

    const eventAt = eventsOf(stripe, {
      url: `http://127.0.0.1:${platform.ports.gateway}`,
      secret: settings['STRIPE_WEBHOOK_SECRET'] ?? '',
    });
    const took = await paced(eventAt, { perSecond, seconds });
    const answered = performance.now();
    const isPremium = async (who: Caller) => (await ownOf(platform, who)).plan === 'premium';
    for (const who of people) await waitUntil(`premium of ${who.id}`, () => isPremium(who), { timeoutMs: 120_000 });
    const premiumAfterMs = rounded(performance.now() - answered);
    const answerMs = { p50: percentile(took, 0.5), p99: percentile(took, 0.99), max: percentile(took, 1) };
    return {
      webhooks: took.length,
      perSecond,
      answerMs: { p50: rounded(answerMs.p50, 1), p99: rounded(answerMs.p99, 1), max: rounded(answerMs.max, 1) },
      premiumAfterMs,
    };
  } finally {
    await platform.dispose();
    await stripe.close();
  }
}

const personOf = (id: string): Caller => ({ id, role: 'regular', plan: 'free', sessionId: id, timeZone: 'UTC' });

const statusOf = async ({ ports }: Platform) =>
  (await (await fetch(`http://127.0.0.1:${ports.billing}/api/subscription/status`)).json()) as {
    paymentsEnabled: boolean;
  };

function asPerson({ secrets }: Platform, who: Caller): Record<string, string> {
  const token = signCallerToken(secrets.jwtPrivateKey, who, new Date());
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

async function choose(platform: Platform, who: Caller): Promise<void> {
  const url = `http://127.0.0.1:${platform.ports.billing}/api/subscription/create`;
  const body = JSON.stringify({ priceId: 'monthly' });
  const answer = await fetch(url, { method: 'POST', headers: asPerson(platform, who), body });
  if (!answer.ok) throw new Error(`no checkout: ${answer.status} ${await answer.text()}`);
}

async function ownOf(platform: Platform, who: Caller): Promise<{ plan?: string }> {
  const url = `http://127.0.0.1:${platform.ports.billing}/api/subscription`;
  return (await (await fetch(url, { headers: asPerson(platform, who) })).json()) as { plan?: string };
}

/** Signed events about the customers in turn, each with an id of its own. */
function eventsOf(stripe: StandIn, { url, secret }: { url: string; secret: string }): (n: number) => Call {
  const customers = Object.keys(stripe.state.customers);
  return (n) => {
    const created = Math.floor(Date.now() / 1_000);
    const object = { id: newId('in'), object: 'invoice', customer: customers[n % customers.length] };
    const event = { id: newId('evt'), object: 'event', type: 'invoice.paid', created, data: { object } };
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, created) };
    return { url: `${url}/api/webhooks/stripe`, method: 'POST', headers, body };
  };
}
