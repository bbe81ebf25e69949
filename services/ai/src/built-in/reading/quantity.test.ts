import { describe, expect, it } from '@jest/globals';
import { readQuantities } from './quantity.rules.ts';

const roles = (text: string) => readQuantities(text).map(({ amount, role }) => `${amount} ${role}`);

describe('what an amount is', () => {
  it.each([
    ['I know about 50 words', ['50 present']],
    ['I already speak three languages', ['3 present']],
    ['I have 50 subscribers and want 1,000 subscribers', ['50 present', '1000 total']],
    ['We have got 12 members', ['12 present']],
    ['I have three essays to write', ['3 total']],
    ['I have 20 pages left', ['20 total']],
    ['Learn 300 words', ['300 total']],
    ['Have 100 followers', ['100 mark']],
  ])('%s', (text, expected) => expect(roles(text)).toEqual(expected));
});
