import { describe, expect, it } from '@jest/globals';
import { faultOfPrice } from './price.rules.ts';

const sold = { price: 49, interval: 'month' } as const;
const monthly = { interval: 'month', interval_count: 1 } as never;
const right = { active: true, currency: 'usd', unit_amount: 4_900, recurring: monthly };

describe('a price at Stripe', () => {
  it('is right with the amount, the currency and the interval that the page shows', () => {
    expect(faultOfPrice(sold, right)).toBeUndefined();
  });

  it.each([
    ['another amount', { unit_amount: 4_901 }, 'is 4901 usd a 1 month'],
    ['no amount', { unit_amount: null }, 'is null usd a 1 month'],
    ['another currency', { currency: 'eur' }, 'is 4900 eur a 1 month'],
    ['an archived price', { active: false }, 'is inactive 4900 usd a 1 month'],
    [
      'a price of every two months',
      { recurring: { interval: 'month', interval_count: 2 } as never },
      'is 4900 usd a 2 month',
    ],
    ['a price of a year', { recurring: { interval: 'year', interval_count: 1 } as never }, 'is 4900 usd a 1 year'],
    ['a price that is paid once', { recurring: null }, 'is 4900 usd a undefined undefined'],
  ])('is wrong with %s', (_what, change, words) => {
    expect(faultOfPrice(sold, { ...right, ...change })).toBe(`${words}, and the page says 4900 usd a 1 month`);
  });
});
