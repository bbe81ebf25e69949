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
    'revert my last change',
    'oops, change it back',
    'I want to undo that',
    'reverse that change',
  ])('is heard in “%s”', (message) => expect(asksToUndo(message)).toBe(true));

  it.each([
    'undo the tick on step 2',
    'undo that last tick',
    'cancel that',
    'take the dog back to the vet',
    'put it back a month',
    'I want to get my life back',
    'move it back to June',
    'how do I undo a deleted goal?',
  ])('is not heard in “%s”', (message) => expect(asksToUndo(message)).toBe(false));
});
