import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import { portAnswers } from '@pathwise/local-servers/ports';
import type { ProcessSpec } from '@pathwise/local-servers/process-spec';

/** The stand-in takes any test key, and knows these prices. Nothing here is a secret of anybody. */
const webhookSecret = 'whsec_demo';

/** Billing's settings for the stand-in for Stripe. */
export const demoPayments = (stripeUrl: string): Record<string, string> => ({
  STRIPE_API_URL: stripeUrl,
  STRIPE_SECRET_KEY: 'sk_test_demo',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_MONTHLY: 'price_demo_monthly',
  STRIPE_PRICE_BETA_YEARLY: 'price_demo_beta_yearly',
});

/** The stand-in's process. It keeps its customers over restarts, as Stripe does, and sends its webhooks through the gateway. */
export function stripeSpec({ dir, port, publicUrl }: { dir: string; port: number; publicUrl: string }): ProcessSpec {
  mkdirSync(dir, { recursive: true });
  return {
    name: 'stripe',
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', join(root, 'packages', 'stripe-stand-in', 'src', 'main.ts')],
    cwd: root,
    env: {
      PORT: `${port}`,
      WEBHOOK_URL: `${publicUrl}/api/webhooks/stripe`,
      WEBHOOK_SECRET: webhookSecret,
      STATE_FILE: join(dir, 'stripe.json'),
    },
    waitsFor: [],
    ready: () => portAnswers(port),
    stopWithinMs: 3_000,
    isNoteworthy: () => false,
  };
}
