import { describe, expect, it } from '@jest/globals';
import { asksToUndo } from './undo-asked.rules.ts';

describe('a wish to undo', () => {
  it.each([
    'undo',
    'Undo!',
    'undo that',
    'undo it please',
    'please undo the last change',
    'can you undo that?',
    'take that back',
    'roll it back',
    'put it back as it was',
    'bring it back please',
    'revert my last change',
    'oops, change it back',
    'I want to undo that',
    'reverse that change',
    'go back to how it was before',
    "no, I didn't want that, change it back",
    'that was a mistake, undo it',
    'put it back the way it was',
    'cancel that change',
    'I changed my mind, undo that please',
    'can we go back to the old plan',
  ])('is heard in “%s”', (message) => expect(asksToUndo(message)).toBe(true));

  it.each([
    'undo the tick on step 2',
    'undo that last tick',
    'cancel that',
    'I changed my mind about the date',
    'go back to step 2',
    'that was a mistake of mine last year',
    'take the dog back to the vet',
    'put it back a month',
    'I want to get my life back',
    'move it back to June',
    'how do I undo a deleted goal?',
  ])('is not heard in “%s”', (message) => expect(asksToUndo(message)).toBe(false));
});
