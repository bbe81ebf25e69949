import { demoPayments } from '@pathwise/local/demo-payments';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { startStripeStandIn } from '@pathwise/stripe-stand-in/server';
import type { StandIn } from '@pathwise/stripe-stand-in/stand-in';
import type { Subscription } from '@pathwise/stripe-stand-in/state';
import type { Person } from './people/person.ts';
import { testPlatform } from './test-platform.ts';

export type PayingPlatform = Awaited<ReturnType<typeof payingPlatform>>;

/** A platform that takes payments. The stand-in for Stripe runs in this process, so a test can move its clock and break its calls. */
export async function payingPlatform(name: string) {
  const stripe = await startStripeStandIn();
  const settings = demoPayments(stripe.url);
  const platform = await testPlatform(name, { env: { billing: settings, gateway: { CALLS_PER_MINUTE: '100000' } } });
  const secret = settings['STRIPE_WEBHOOK_SECRET'] ?? '';
  stripe.webhook = { url: `${platform.url}/api/webhooks/stripe`, secret };
  await waitUntil('payments to be open', async () => {
    const status = await fetch(`${platform.url}/api/subscription/status`);
    return ((await status.json()) as { paymentsEnabled: boolean }).paymentsEnabled;
  });
  const dispose = async () => {
    await platform.dispose();
    await stripe.close();
  };
  return { ...platform, stripe, dispose };
}

/** The subscriptions of the customer who was the last to appear at Stripe. */
export function newestAtStripe({ state }: StandIn): Subscription[] {
  const newest = Object.values(state.customers).at(-1);
  return Object.values(state.subscriptions).filter(({ customer }) => customer === newest?.id);
}

/** Pays for the monthly plan by calls. Resolves once the person's session is premium. */
export async function pay({ stripe }: PayingPlatform, { api }: Person): Promise<void> {
  const begun = await api.billing.createSubscription({ body: { priceId: 'monthly', flow: 'page' } });
  if (!('clientSecret' in begun)) throw new Error('the checkout has no secret');
  await confirm(stripe, begun.clientSecret, 'pay');
  await waitUntil('premium', async () => (await api.auth.getUser()).subscriptionPlan === 'premium');
}

/** Confirms a payment of the in-page way, as Stripe.js would. Returns what Stripe says against it. */
export async function confirm(
  stripe: StandIn,
  clientSecret: string,
  act: 'pay' | 'decline' | 'secure-refused',
): Promise<string | undefined> {
  const body = new URLSearchParams({ act, back: '/' });
  const answer = await fetch(`${stripe.url}/confirm/${clientSecret}`, { method: 'POST', body, redirect: 'manual' });
  if (answer.status === 303) return undefined;
  return /role="alert">([^<]*)</.exec(await answer.text())?.[1] ?? 'The stand-in gave no reason.';
}
