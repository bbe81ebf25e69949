import { describe, expect, it } from '@jest/globals';
import { dateRange } from './plan.rules.ts';

describe('the days of a week', () => {
  it.each([
    ['2026-11-16', '16–22 November 2026'],
    ['2026-11-30', '30 November – 6 December 2026'],
    ['2026-12-28', '28 December 2026 – 3 January 2027'],
  ])('from %s are written %s, with shared parts once', (weekStart, written) => {
    const bare = (text: string) => text.replaceAll(/\s+/g, '');
    expect(bare(dateRange(weekStart, 'en-GB'))).toBe(bare(written));
  });
});
