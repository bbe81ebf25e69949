import { describe, expect, it } from '@jest/globals';
import { destinationIn } from './destination.rules.ts';

describe('the destination after sign-in', () => {
  it('is the page that the link named, with its state and its reason', () => {
    const next = { to: '/subscription', state: { checkout: 'monthly' }, why: 'Payment comes next.' };
    expect(destinationIn({ tab: 'register', next })).toEqual(next);
  });

  it.each([
    ['no state', null],
    ['a state without a destination', { tab: 'register' }],
    ['a destination that is null', { next: null }],
    ['a number', { next: { to: 5 } }],
    ['another site', { next: { to: 'https://evil.example/subscription' } }],
    ['another site without a scheme', { next: { to: '//evil.example' } }],
    ['a page that does not exist', { next: { to: '/nothing' } }],
  ])('is undefined for %s', (_name, state) => {
    expect(destinationIn(state)).toBeUndefined();
  });
});
