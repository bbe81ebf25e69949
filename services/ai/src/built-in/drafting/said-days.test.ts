import { describe, expect, it } from '@jest/globals';
import { beginsOn } from './said-days.rules.ts';

describe('the day from which something is done every day', () => {
  it.each([
    ['yoga every morning in January', '2027-01-31', '2027-01-01'],
    ['walk each day throughout May', '2027-05-31', '2027-05-01'],
    ['have the midweek days full by the end of May', '2027-05-31', undefined],
    ['every evening is the same. We want to go in the second half of September', '2027-09-30', undefined],
    ['all my mornings are free. The wedding is in May', '2027-05-31', undefined],
  ])('%s, until %s: %s', (words, target, begins) => {
    expect(beginsOn(words, { today: '2026-11-23', target })).toBe(begins);
  });
});
