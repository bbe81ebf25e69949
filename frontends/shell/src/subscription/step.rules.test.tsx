import { describe, expect, it } from '@jest/globals';
import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import { nextAskMs, nextLookMs, outcomeOf, returnIn, stepIn } from './step.rules.ts';

describe('the step on the page', () => {
  it.each([
    [{ checkout: 'monthly' }, { checkout: 'monthly' }],
    [{ checkout: 'beta-yearly' }, { checkout: 'beta-yearly' }],
    [{ confirming: 'page' }, { confirming: 'page' }],
    [{ confirming: 'stripe' }, { confirming: 'stripe' }],
    [{ checkout: 'constructor' }, undefined],
    [{ checkout: ['monthly'] }, undefined],
    [{ confirming: true }, undefined],
    ['monthly', undefined],
    [null, undefined],
  ])('of %j is %j', (state, step) => {
    expect(stepIn(state)).toEqual(step);
  });
});

describe('the way back from Stripe', () => {
  it.each([
    ['?session_id=cs_test_1', 'paid'],
    ['?session_id=', undefined],
    ['?payment=processing', 'processing'],
    ['?payment=processing&payment_intent=pi_1&redirect_status=succeeded', 'processing'],
    ['?payment=processing&payment_intent=pi_1&redirect_status=failed', 'failed'],
    ['?payment=done', undefined],
    ['?canceled=true', 'canceled'],
    ['?canceled=false', undefined],
    ['?canceled=true&session_id=cs_test_1', 'canceled'],
    ['', undefined],
  ])('%s is %s', (search, way) => {
    expect(returnIn(search)).toBe(way);
  });
});

describe('the outcome of a payment', () => {
  const free: OwnSubscription = { plan: 'free', tier: null, expiresAt: null, subscription: null, checkout: null };
  const checkout = { planId: 'monthly', state: 'open', heldUntil: '2026-11-22T12:31:00.000Z' } as const;

  it('is premium with a subscription, also while a second checkout is open', () => {
    const subscription = {
      planId: 'monthly',
      name: 'Premium Monthly',
      price: 49,
      interval: 'month',
      state: 'active',
      nextChargeAt: null,
      endsAt: null,
      refundableUntil: null,
    } as const;
    expect(outcomeOf({ ...free, plan: 'premium', subscription, checkout })).toBe('premium');
  });

  it('waits while the checkout is open, also with premium that was given', () => {
    expect(outcomeOf({ ...free, checkout })).toBe('waiting');
    expect(outcomeOf({ ...free, plan: 'premium', tier: 'grant', checkout })).toBe('waiting');
  });

  it('is unknown without either', () => {
    expect(outcomeOf(free)).toBe('unknown');
  });
});

it('a payment is asked about fewer than 30 times a minute, and then every 15 s', () => {
  let [at, asked] = [0, 0];
  while (at < 60_000) at += nextAskMs(++asked);
  expect(asked).toBeLessThan(10);
  expect([nextAskMs(1), nextAskMs(2), nextAskMs(50)]).toEqual([2_000, 4_000, 15_000]);
});

it.each([
  ['not at all without one', null, false],
  ['every two seconds while it is looked at', { state: 'confirming', heldUntil: '2026-11-22T12:31:00.000Z' }, 2_000],
  ['when its time is over', { state: 'open', heldUntil: '2026-11-22T12:31:00.000Z' }, 31 * 60_000 + 2_000],
  ['every two seconds from then on', { state: 'open', heldUntil: '2026-11-22T11:59:00.000Z' }, 2_000],
] as const)('a checkout is asked for again %s', (_when, checkout, wait) => {
  const now = Date.parse('2026-11-22T12:00:00.000Z');
  expect(nextLookMs(checkout && { planId: 'monthly', ...checkout }, now)).toBe(wait);
});
