import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { entitlementOf, type Granted, graceMs, type Paid } from './entitlement.rules.ts';

const now = new Date('2026-03-15T12:00:00.000Z');
const days = (n: number) => new Date(now.getTime() + n * 86_400_000);
const paid: Paid = {
  planId: 'monthly',
  status: 'active',
  periodStart: days(-10),
  periodEnd: days(20),
  cancelAt: null,
  isPaused: false,
  isRefunded: false,
  isDisputed: false,
};
const grant = (endsAt: Date | null, revokedAt: Date | null = null): Granted => ({ endsAt, revokedAt });
const free = { plan: 'free', tier: null, expiresAt: null };
const premium = (tier: string, expiresAt: Date | null) => ({ plan: 'premium', tier, expiresAt });

describe('what a person has', () => {
  it.each<[string, Partial<Paid>[], Granted[], object]>([
    ['free with nothing', [], [], free],
    ['premium while active, with the grace of the next payment', [{}], [], premium('monthly', days(27))],
    ['premium in a trial', [{ status: 'trialing', periodEnd: days(3) }], [], premium('monthly', days(10))],
    ['premium until the end of the period when cancelled', [{ cancelAt: days(20) }], [], premium('monthly', days(20))],
    ['free from the instant of that end', [{ cancelAt: now }], [], free],
    [
      'premium a moment before',
      [{ cancelAt: new Date(now.getTime() + 1) }],
      [],
      expect.objectContaining({ plan: 'premium' }),
    ],
    [
      'premium in the grace of a failed payment',
      [{ status: 'past_due', periodStart: days(-6) }],
      [],
      premium('monthly', days(1)),
    ],
    ['free after the grace of a failed payment', [{ status: 'past_due', periodStart: days(-7) }], [], free],
    ['free when the first payment is open', [{ status: 'incomplete' }], [], free],
    ['free when the first payment was never made', [{ status: 'incomplete_expired' }], [], free],
    ['free when Stripe has given up collecting', [{ status: 'unpaid' }], [], free],
    ['free when a trial ended without a way to pay', [{ status: 'paused' }], [], free],
    ['free when collecting is paused', [{ isPaused: true }], [], free],
    ['free when refunded', [{ isRefunded: true }], [], free],
    ['free when disputed', [{ isDisputed: true }], [], free],
    ['free when canceled at once', [{ status: 'canceled' }], [], free],
    [
      'the longer of two subscriptions',
      [{}, { planId: 'beta-yearly', periodEnd: days(300) }],
      [],
      premium('beta-yearly', days(307)),
    ],
    [
      'the living one of two subscriptions',
      [{ status: 'canceled', periodEnd: days(300) }, {}],
      [],
      premium('monthly', days(27)),
    ],
    ['a grant', [], [grant(days(30))], premium('grant', days(30))],
    ['a grant for life', [], [grant(null)], premium('grant', null)],
    ['free when the grant has ended', [], [grant(now)], free],
    ['free when the grant was revoked', [], [grant(null, days(-1))], free],
    [
      'the longest of several grants',
      [],
      [grant(days(5)), grant(days(90)), grant(days(30))],
      premium('grant', days(90)),
    ],
    ['the payment when the grant ends sooner', [{}], [grant(days(5))], premium('monthly', days(27))],
    ['the grant when it ends later', [{}], [grant(days(28))], premium('grant', days(28))],
    ['the grant for life under a payment', [{}], [grant(null)], premium('grant', null)],
    ['the payment when the grant was revoked', [{}], [grant(null, now)], premium('monthly', days(27))],
    ['the grant when the payment was refunded', [{ isRefunded: true }], [grant(days(5))], premium('grant', days(5))],
    ['the payment when both end together', [{ cancelAt: days(20) }], [grant(days(20))], premium('monthly', days(20))],
  ])('is %s', (_name, subscriptions, granted, expected) => {
    const has = { paid: subscriptions.map((one) => ({ ...paid, ...one })), granted };
    expect(entitlementOf(has, now)).toEqual(expected);
  });

  it('has no gap between a period and the grace of the next one', () => {
    const before = entitlementOf({ paid: [paid], granted: [] }, now);
    const next: Paid = { ...paid, status: 'past_due', periodStart: paid.periodEnd, periodEnd: days(50) };
    expect(entitlementOf({ paid: [next], granted: [] }, days(21))).toEqual(before);
  });

  const instants = fc.integer({ min: -400, max: 400 }).map(days);
  const anyPaid: fc.Arbitrary<Paid> = fc.record({
    planId: fc.constantFrom('monthly' as const, 'beta-yearly' as const),
    status: fc.constantFrom(
      ...([
        'trialing',
        'active',
        'past_due',
        'unpaid',
        'incomplete',
        'incomplete_expired',
        'canceled',
        'paused',
      ] as const),
    ),
    periodStart: instants,
    periodEnd: instants,
    cancelAt: fc.option(instants),
    isPaused: fc.boolean(),
    isRefunded: fc.boolean(),
    isDisputed: fc.boolean(),
  });
  const anyGrant: fc.Arbitrary<Granted> = fc.record({ endsAt: fc.option(instants), revokedAt: fc.option(instants) });

  it('never depends on the order, never ends in the past, and never shrinks by another right', () => {
    void fc.assert(
      fc.property(fc.array(anyPaid), fc.array(anyGrant), anyGrant, (paid, granted, more) => {
        const has = entitlementOf({ paid, granted }, now);
        const turned = entitlementOf({ paid: paid.toReversed(), granted: granted.toReversed() }, now);
        expect([turned.plan, turned.expiresAt]).toEqual([has.plan, has.expiresAt]);
        if (has.expiresAt) expect(has.expiresAt.getTime()).toBeGreaterThan(now.getTime());
        const withMore = entitlementOf({ paid, granted: [...granted, more] }, now);
        if (has.plan === 'premium') expect(withMore.plan).toBe('premium');
        if (has.plan === 'premium' && withMore.expiresAt)
          expect(withMore.expiresAt.getTime()).toBeGreaterThanOrEqual(has.expiresAt?.getTime() ?? Number.NaN);
      }),
    );
  });

  it('gives nothing without a payment that was kept', () => {
    void fc.assert(
      fc.property(fc.array(anyPaid), (subscriptions) => {
        const unpaid = subscriptions.map((one) => ({ ...one, isRefunded: true }));
        expect(entitlementOf({ paid: unpaid, granted: [] }, now)).toEqual(free);
      }),
    );
    expect(graceMs).toBe(7 * 86_400_000);
  });
});
