import { optional, serviceConfig } from '@pathwise/service-kit/config';
import { z } from 'zod';

/** Stripe's settings. All of them, or none: then payments are disabled (Testing Mode). */
const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_BETA_YEARLY',
] as const;

/** A text on the page. Empty means the usual one. */
const claim = (usual: string) =>
  z
    .string()
    .trim()
    .max(80)
    .default('')
    .transform((text) => text || usual);

export const configSchema = serviceConfig
  .extend({
    /** The site's address in the browser, to which Stripe's pages return. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }),
    STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_(live|test)_\w+$/, 'is no secret key of Stripe')),
    STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_(live|test)_\w+$/, 'is no publishable key of Stripe')),
    /** One signing secret, or two separated by a comma while it is rotated. */
    STRIPE_WEBHOOK_SECRET: optional(
      z
        .string()
        .regex(/^whsec_\w+(,whsec_\w+)?$/, 'must be one or two signing secrets, separated by a comma')
        .transform((list) => list.split(',')),
    ),
    STRIPE_PRICE_MONTHLY: optional(z.string().startsWith('price_')),
    STRIPE_PRICE_BETA_YEARLY: optional(z.string().startsWith('price_')),
    /** What the page claims of the beta offer. */
    OFFER_BADGE: claim('83% off'),
    OFFER_SAVINGS: claim('normally $588 per year, save $488'),
    /** The stand-in for Stripe, on this machine or in the compose file's block `stripe`. With it payments are a demo. */
    STRIPE_API_URL: optional(z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost|stripe)$/ })),
    /** The stand-in's address in the browser, where that is another one. */
    STRIPE_PAGES_URL: optional(z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/ })),
    /** Milliseconds for one call of Stripe. */
    STRIPE_TIMEOUT_MS: z.coerce.number().int().positive().default(8_000),
    /** Milliseconds between two looks for customers that are due, and five times as long while none is. */
    LOOK_EVERY_MS: z.coerce.number().int().positive().default(1_500),
  })
  .superRefine((env, refuse) => {
    const missing = stripeSettings.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < stripeSettings.length)
      for (const name of missing) refuse.addIssue({ code: 'custom', path: [name], message: 'is missing' });
    if (env.STRIPE_API_URL && env.NODE_ENV === 'production' && !isLocal(env.PUBLIC_URL))
      refuse.addIssue({
        code: 'custom',
        path: ['STRIPE_API_URL'],
        message: 'is for a PUBLIC_URL on this machine only',
      });
    const wanted = env.STRIPE_API_URL || env.NODE_ENV !== 'production' ? 'test' : 'live';
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const)
      if (env[name] && !env[name].includes(`_${wanted}_`))
        refuse.addIssue({ code: 'custom', path: [name], message: `must be a ${wanted} key here` });
  });
export type Config = z.output<typeof configSchema>;

/** Anybody knows the stand-in's signing secret, so it may not take payments where others can reach it. */
const isLocal = (url: string) => /^(?:127\.0\.0\.1|localhost|\[::1\])$/.test(new URL(url).hostname);
