import { describe, expect, it } from '@jest/globals';
import { networkOf, slidingCount, windowAt } from './throttle.rules.ts';

describe('a window', () => {
  it('has an elapsed share and an end', () => {
    const now = new Date(900_000 * 7 + 225_000);
    expect(windowAt({ name: 'address', windowMs: 900_000, most: 50 }, now)).toEqual({
      index: 7,
      elapsed: 0.25,
      endsInMs: 675_000,
    });
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
