import { describe, expect, it } from '@jest/globals';
import { boundsMissed } from './paint-bounds.ts';

describe('the medians of a page', () => {
  it.each([
    ['landing', 2_000],
    ['dashboard', 2_500],
    ['preview', 2_500],
    ['plan', 3_000],
  ] as const)('hold for %s up to %d ms', (page, lcpMs) => {
    expect(boundsMissed(page, { lcpMs, tbtMs: 300 })).toEqual([]);
    expect(boundsMissed(page, { lcpMs: lcpMs + 1, tbtMs: 300 })).toEqual([
      `${page}: largest paint after ${lcpMs + 1} ms`,
    ]);
  });

  it('miss their bound of blocked time above 300 ms', () => {
    expect(boundsMissed('plan', { lcpMs: 1_000, tbtMs: 301 })).toEqual(['plan: blocked for 301 ms']);
  });

  it('miss a bound that they have no figure for', () => {
    expect(boundsMissed('plan', { lcpMs: 0, tbtMs: Number.NaN })).toHaveLength(2);
  });
});
