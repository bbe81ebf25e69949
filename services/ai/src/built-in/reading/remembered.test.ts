import { expect, it, jest } from '@jest/globals';
import { remembered } from './remembered.ts';

it('answers a text once, and again only when more others came after it', () => {
  const answerTo = jest.fn((text: string) => text.length);
  const lengthOf = remembered(2, answerTo);
  expect(['one', 'one', 'three', 'one'].map(lengthOf)).toEqual([3, 3, 5, 3]);
  expect(answerTo).toHaveBeenCalledTimes(2);
  lengthOf('fifteen');
  lengthOf('one');
  expect(answerTo).toHaveBeenCalledTimes(4);
});
