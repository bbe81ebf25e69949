import { describe, expect, it } from '@jest/globals';
import { readConfig } from '@pathwise/service-kit/config';
import { configSchema } from './config.ts';

const always = {
  PORT: '0',
  INTERNAL_PORT: '0',
  MONGO_URL: 'mongodb://localhost',
  NATS_URL: 'nats://localhost',
  JWT_PUBLIC_KEY: 'PUBLIC KEY',
  PUBLIC_URL: 'https://pathwise.test',
};
const stripe = (mode: 'live' | 'test') => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_BETA_YEARLY: 'price_2',
});
const read = (env: object) => readConfig(configSchema, { ...always, ...env });
const production = { NODE_ENV: 'production' };

describe('the environment', () => {
  it('is in Testing Mode without Stripe', () => {
    expect(read(production).STRIPE_SECRET_KEY).toBeUndefined();
    const empty = Object.fromEntries(Object.keys(stripe('live')).map((name) => [name, '']));
    expect(read({ ...production, ...empty, STRIPE_API_URL: '', STRIPE_PAGES_URL: '' })).toMatchObject({
      STRIPE_SECRET_KEY: undefined,
      STRIPE_API_URL: undefined,
    });
  });

  it('claims of the offer what an operator says, and by default that it is 83% off', () => {
    expect(read({})).toMatchObject({ OFFER_BADGE: '83% off', OFFER_SAVINGS: 'normally $588 per year, save $488' });
    const claims = { OFFER_BADGE: 'Half price', OFFER_SAVINGS: 'save $100' };
    expect(read(claims)).toMatchObject(claims);
    expect(read({ OFFER_BADGE: ' ' }).OFFER_BADGE).toBe('83% off');
    expect(() => read({ OFFER_SAVINGS: 'x'.repeat(81) })).toThrow(/OFFER_SAVINGS/);
  });

  it('takes live keys in production, test keys elsewhere, and two secrets while one is rotated', () => {
    expect(read({ ...production, ...stripe('live') }).STRIPE_WEBHOOK_SECRET).toEqual(['whsec_1']);
    const two = { ...stripe('test'), STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' };
    expect(read({ NODE_ENV: 'development', ...two }).STRIPE_WEBHOOK_SECRET).toEqual(['whsec_1', 'whsec_2']);
  });

  it.each([
    ['a test key in production', { ...production, ...stripe('test') }, /STRIPE_SECRET_KEY: must be a live key here/],
    [
      'a live key elsewhere',
      { NODE_ENV: 'development', ...stripe('live') },
      /STRIPE_SECRET_KEY: must be a test key here/,
    ],
    [
      'a live key for the stand-in',
      { ...production, ...stripe('live'), STRIPE_API_URL: 'http://127.0.0.1:1' },
      /must be a test key/,
    ],
    [
      'a stand-in where others can reach it',
      { ...production, ...stripe('test'), STRIPE_API_URL: 'http://stripe:8080' },
      /STRIPE_API_URL: is for a PUBLIC_URL on this machine only/,
    ],
    ['a stand-in elsewhere', { ...stripe('test'), STRIPE_API_URL: 'http://stripe.evil.test' }, /STRIPE_API_URL/],
    ['pages elsewhere', { ...stripe('test'), STRIPE_PAGES_URL: 'http://stripe.evil.test' }, /STRIPE_PAGES_URL/],
    [
      'half of the settings',
      { ...stripe('live'), STRIPE_WEBHOOK_SECRET: undefined },
      /STRIPE_WEBHOOK_SECRET: is missing/,
    ],
    [
      'three secrets',
      { ...stripe('live'), STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' },
      /one or two signing secrets/,
    ],
  ])('refuses %s', (_name, env, message) => {
    expect(() => read(env)).toThrow(message);
  });

  it('never repeats a key in its refusal', () => {
    expect(() => read({ ...production, ...stripe('test') })).not.toThrow(/sk_test_1/);
  });
});
