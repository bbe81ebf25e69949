import { describe, expect, it } from '@jest/globals';
import { accountAndAddress, fromAddress, onAccount, slowness } from './throttle.rules.ts';

describe('the limits', () => {
  it('have the documented values', () => {
    expect([accountAndAddress, fromAddress, onAccount].map(({ most, windowMs }) => [most, windowMs / 60_000])).toEqual([
      [10, 15],
      [50, 15],
      [100, 60],
    ]);
  });
});

describe('the delay', () => {
  it.each([
    [1, 0],
    [100, 0],
    [101, 100],
    [110, 1_000],
    [130, 3_000],
    [100_000, 3_000],
  ])('of attempt %i is %i ms', (count, milliseconds) => {
    expect(slowness(count)).toBe(milliseconds);
  });
});
