import { describe, expect, it } from '@jest/globals';
import { type Attempts, outcomeOf } from './checkout.rules.ts';

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
    ['abandoned when the page expired', page('expired'), false, 'abandoned'],
    ['open when a second page is open', page('expired', 'open'), false, 'open'],
    ['open while the call to Stripe may be under way', page(), false, 'open'],
    ['abandoned when there is nothing after its time', page(), true, 'abandoned'],
  ])('is %s', (_name, attempts, isOver, outcome) => {
    expect(outcomeOf(attempts, isOver)).toBe(outcome);
  });
});
