import { describe, expect, it } from '@jest/globals';
import { failureOf, searchOf } from './search.rules.ts';

describe('a search', () => {
  it.each([
    ['', undefined],
    ['jo', undefined],
    ['  jo   ', undefined],
    ['🐝🐝', undefined],
    ['jos', 'jos'],
    ['  José  ', 'José'],
    ['bread   maker', 'bread maker'],
    ['李小龙', '李小龙'],
  ])('of %p is for %p', (text, searched) => {
    expect(searchOf(text)).toBe(searched);
  });

  it('that failed names the status, when there was an answer', () => {
    expect(failureOf({ status: 503 })).toBe('Failed to search users: 503');
    expect(failureOf(new TypeError('Failed to fetch'))).toBeUndefined();
    expect(failureOf(null)).toBeUndefined();
  });
});
