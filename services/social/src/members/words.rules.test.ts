import { expect, it } from '@jest/globals';
import { wordsOfProfile } from './words.rules.ts';

it('a member is found by name, profession, location and what the person looks for', () => {
  const name = { firstName: 'Ann', lastName: 'Ngata' };
  const words = wordsOfProfile({ ...name, profession: 'Baker', location: 'Napier', lookingFor: 'A mill' });
  expect(words).toEqual(['ann', 'ngata', 'baker', 'napier', 'a', 'mill']);
});
