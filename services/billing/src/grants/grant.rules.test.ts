import { describe, expect, it } from '@jest/globals';
import type { GrantDuration } from '@pathwise/contracts/api/billing';
import { endOfGrant } from './grant.rules.ts';

describe('the end of a grant', () => {
  it.each<[GrantDuration, string, string | null]>([
    ['lifetime', '2026-01-31T09:30:00.000Z', null],
    ['1month', '2026-01-15T09:30:00.000Z', '2026-02-15T09:30:00.000Z'],
    ['1month', '2026-01-31T09:30:00.000Z', '2026-02-28T09:30:00.000Z'],
    ['1month', '2028-01-31T09:30:00.000Z', '2028-02-29T09:30:00.000Z'],
    ['3months', '2026-11-30T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['6months', '2026-08-31T23:59:59.999Z', '2027-02-28T23:59:59.999Z'],
    ['1year', '2028-02-29T12:00:00.000Z', '2029-02-28T12:00:00.000Z'],
  ])('%s from %s is %s', (duration, from, end) => {
    expect(endOfGrant(duration, new Date(from))?.toISOString() ?? null).toBe(end);
  });
});
