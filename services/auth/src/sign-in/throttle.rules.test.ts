import { describe, expect, it } from '@jest/globals';
import {
  accountAndAddress,
  fromAddress,
  networkOf,
  onAccount,
  slidingCount,
  slowness,
  windowAt,
} from './throttle.rules.ts';

describe('the limits', () => {
  it('have the documented values', () => {
    expect([accountAndAddress, fromAddress, onAccount].map(({ most, windowMs }) => [most, windowMs / 60_000])).toEqual([
      [10, 15],
      [50, 15],
      [100, 60],
    ]);
  });
});

describe('a window', () => {
  it('has an elapsed share and an end', () => {
    const now = new Date(900_000 * 7 + 225_000);
    expect(windowAt(fromAddress, now)).toEqual({ index: 7, elapsed: 0.25, endsInMs: 675_000 });
  });

  it.each([
    [0, 10],
    [0.25, 8],
    [0.5, 6],
    [0.99, 2],
  ])('counts a share of the previous window (%f elapsed)', (elapsed, count) => {
    expect(slidingCount({ before: 8, current: 2, elapsed })).toBe(count);
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

describe('the network of an IP address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
