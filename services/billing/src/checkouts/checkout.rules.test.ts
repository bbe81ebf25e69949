import { describe, expect, it } from '@jest/globals';
import { type Attempts, hasHeldTooLong, outcomeOf } from './checkout.rules.ts';

const one = (status: Attempts['subscriptions'][number]['status'], wasPaid = false): Attempts => ({
  subscriptions: [{ status, wasPaid }],
  sessions: [],
});
const page = (...sessions: Attempts['sessions']): Attempts => ({ subscriptions: [], sessions });

describe('a checkout', () => {
  it.each<[string, Attempts, boolean, string]>([
    ['paid by an active subscription', one('active', true), false, 'paid'],
    ['paid by one in its trial', one('trialing'), false, 'paid'],
    ['paid by one that was canceled later', one('canceled', true), true, 'paid'],
    ['paid by one whose renewal failed', one('past_due'), false, 'paid'],
    ['open while the first payment is open', one('incomplete'), false, 'open'],
    ['open while it is open after its time', one('incomplete'), true, 'open'],
    ['abandoned when the first payment expired', one('incomplete_expired'), false, 'abandoned'],
    ['abandoned when it was canceled unpaid', one('canceled'), false, 'abandoned'],
    ['open while the page at Stripe is open', page('open'), true, 'open'],
    ['open while the page is complete and its subscription not yet there', page('complete'), true, 'open'],
    [
      'abandoned when the page is complete and its payment failed later',
      { ...one('incomplete_expired'), sessions: ['complete'] },
      false,
      'abandoned',
    ],
    ['open when another page is open', { ...one('incomplete_expired'), sessions: ['open'] }, false, 'open'],
    ['abandoned when the page expired', page('expired'), false, 'abandoned'],
    ['open when a second page is open', page('expired', 'open'), false, 'open'],
    ['open while the call to Stripe may be under way', page(), false, 'open'],
    ['abandoned when there is nothing after its time', page(), true, 'abandoned'],
  ])('is %s', (_name, attempts, isOver, outcome) => {
    expect(outcomeOf(attempts, isOver)).toBe(outcome);
  });
});

describe('places of an offer', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const held = (from: string, until: string) => ({
    createdAt: new Date(`2026-11-22T${from}Z`),
    heldUntil: new Date(`2026-11-22T${until}Z`),
  });
  const half = held('08:00:00', '08:30:00');

  it.each<[string, ReturnType<typeof held>[], boolean]>([
    ['not at all', [], false],
    ['for an hour', [half, half], false],
    ['for an hour and a half', [half, half, half], true],
    [
      'eighty times for a minute, as somebody who switches between the ways to pay',
      Array(80).fill(held('09:00:00', '09:01:00')),
      false,
    ],
    ['until now, by one whose time goes on', [half, half, held('11:59:00', '12:30:00')], false],
  ])('were held %s', (_name, ofDay, isTooLong) => {
    expect(hasHeldTooLong(ofDay, now)).toBe(isTooLong);
  });
});
