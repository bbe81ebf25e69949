import { describe, expect, it } from '@jest/globals';
import { canStandFor } from './noun-forms.ts';

describe("a person's own word", () => {
  it.each([
    ['guitar', 'instrument'],
    ['beagle', 'dog'],
    ['zebra crossing', 'speed limit'],
    ['damp', 'mould'],
    ['kids', 'children'],
  ])('"%s" can stand where a text was written for "%s"', (own, listed) => expect(canStandFor(own, listed)).toBe(true));

  it.each([
    ['jewelry', 'jewellery', 'a spelling of the same word'],
    ['ielts test', 'IELTS', 'a longer form of the same word'],
    ['candles', 'soap', 'several for one'],
    ['disabled', 'disability support', 'no noun'],
    ['tv', 'television', 'an abbreviation'],
  ])('"%s" does not replace "%s": %s', (own, listed) => expect(canStandFor(own, listed)).toBe(false));
});
