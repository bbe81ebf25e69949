import { describe, expect, it } from '@jest/globals';
import { folded } from './number-words.ts';

describe('a text with its number words as digits', () => {
  it.each([
    ['Vierzig Tage', '40 tage'],
    ['twenty-three kilos in two weeks', '23 kilos in 2 weeks'],
    ['lose a stone in a month', 'lose 1 stone in 1 month'],
    ['in a week', 'in 1 week'],
    ['once a week', 'once a week'],
    ['paint the hall in a weekend', 'paint the hall in a weekend'],
    ['within a fortnight', 'within 2 weeks'],
  ])('%s', (text, expected) => expect(folded(text)).toBe(expected));
});
