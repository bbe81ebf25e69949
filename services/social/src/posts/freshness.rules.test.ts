import { describe, expect, it } from '@jest/globals';
import { freshFrom, freshness } from './freshness.rules.ts';

const now = new Date('2024-09-18T12:00:00Z');
const at = (instant: string) => freshness(new Date(instant), now);

describe('the freshness of a post', () => {
  it('lasts thirty days', () => {
    expect(freshFrom(now).toISOString()).toBe('2024-10-18T12:00:00.000Z');
    expect(freshness(freshFrom(now), now)).toEqual({ lapsed: false, lapsesSoon: false });
  });

  it('is about to end in its last three days', () => {
    expect(at('2024-09-21T12:00:00.001Z')).toEqual({ lapsed: false, lapsesSoon: false });
    expect(at('2024-09-21T12:00:00Z')).toEqual({ lapsed: false, lapsesSoon: true });
    expect(at('2024-09-18T12:00:00.001Z')).toEqual({ lapsed: false, lapsesSoon: true });
  });

  it('has ended from the last instant on', () => {
    expect(at('2024-09-18T12:00:00Z')).toEqual({ lapsed: true, lapsesSoon: false });
    expect(at('2023-01-01T00:00:00Z')).toEqual({ lapsed: true, lapsesSoon: false });
  });
});
