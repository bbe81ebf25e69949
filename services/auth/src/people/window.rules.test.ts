import { describe, expect, it } from '@jest/globals';
import { nextWidth } from './window.rules.ts';

/** How many windows a page of 25 takes when one account in `each` of `accounts` matches. */
function windowsOf({ accounts, each, matchesAtTop = 0 }: { accounts: number; each: number; matchesAtTop?: number }) {
  let [width, missing, from, windows] = [26, 25, accounts, 0];
  while (from > 0 && missing > 0) {
    const to = Math.max(from - width, 0);
    const first = windows === 0 ? matchesAtTop : 0;
    const found = Math.min(missing, Math.floor(from / each) - Math.floor(to / each) + first);
    missing -= found;
    width = nextWidth({ width, found, missing });
    from = to;
    windows += 1;
  }
  return windows;
}

describe('the windows of a page', () => {
  it.each([
    ['everybody matches', 1, 1],
    ['every tenth account matches', 10, 2],
    ['every thousandth account matches', 1_000, 4],
    ['one account in 50,000 matches', 50_000, 3],
  ])('are few among a million when %s', (_what, each, most) => {
    expect(windowsOf({ accounts: 1_000_000, each })).toBeLessThanOrEqual(most);
  });

  it('are few too when the newest account matches by chance', () => {
    expect(windowsOf({ accounts: 999_999, each: 50_000, matchesAtTop: 1 })).toBeLessThanOrEqual(3);
  });

  it('are as many among a thousand as among a million when one in ten matches', () => {
    expect(windowsOf({ accounts: 1_000, each: 10 })).toBe(windowsOf({ accounts: 1_000_000, each: 10 }));
  });

  it('end when nobody matches', () => {
    expect(windowsOf({ accounts: 1_000_000, each: Number.POSITIVE_INFINITY })).toBe(3);
  });
});
