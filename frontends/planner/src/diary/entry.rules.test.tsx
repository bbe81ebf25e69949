import { afterEach, expect, it, jest } from '@jest/globals';
import { blankEntry, problemOf } from './entry.rules.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

it('says how long an entry may be in the figures of the person’s locale', () => {
  jest.spyOn(Number.prototype, 'toLocaleString').mockImplementation(function (this: number, locale) {
    return new Intl.NumberFormat(locale ?? 'de').format(this);
  });
  const draft = { ...blankEntry('2026-11-28'), title: 'Long', content: 'a'.repeat(60_001) };
  expect(problemOf(draft)).toBe('An entry holds at most 50.000 characters; this one has 60.001');
});
