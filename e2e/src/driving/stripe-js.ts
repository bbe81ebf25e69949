import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import type { StandIn } from '@pathwise/stripe-stand-in/stand-in';
import type { BrowserContext } from 'playwright-core';
import { confirm } from '../paying.ts';

/** The numbers that Stripe itself gives for tests. */
export const cards = { good: '4242424242424242', declined: '4000000000000002', secure: '4000002500003155' };

interface Confirmed {
  clientSecret: string;
  card: string;
  isAuthenticated: boolean | undefined;
}

/**
 * Answers the address of Stripe's script with the shell's double, which confirms payments at the stand-in. Billing's answer is changed so
 * that the page takes the stand-in for Stripe. `isBlocked`: the script cannot be loaded.
 */
export async function provideStripeJs(
  context: BrowserContext,
  { stripe, isBlocked = false }: { stripe: StandIn; isBlocked?: boolean },
): Promise<void> {
  const source = readFileSync(join(root, 'frontends', 'shell', 'test', 'stripe-js-double.ts'), 'utf8');
  const body = stripTypeScriptTypes(source);
  await context.route('https://js.stripe.com/**', (route) =>
    isBlocked ? route.abort('blockedbyclient') : route.fulfill({ contentType: 'text/javascript', body }),
  );
  await context.route('**/api/subscription/status', async (route) => {
    const response = await route.fetch();
    const status = (await response.json()) as object;
    await route.fulfill({ response, json: { ...status, isDemo: false, demoUrl: null } });
  });
  await context.exposeBinding('stripeDouble', async (_source, { clientSecret, card, isAuthenticated }: Confirmed) => {
    const act = card === cards.declined ? 'decline' : isAuthenticated === false ? 'secure-refused' : 'pay';
    const message = await confirm(stripe, clientSecret, act);
    return message ? { error: { type: 'card_error', message } } : { paymentIntent: { status: 'succeeded' } };
  });
}
