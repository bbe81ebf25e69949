import { expect, it } from '@jest/globals';
import { displayName } from './display-name.ts';

it.each([
  ['Maya', 'Ortiz', 'Maya Ortiz'],
  ['Maya', null, 'Maya'],
  [null, null, 'ux.maya'],
])('a person named %p %p is shown as %p', (firstName, lastName, shown) => {
  expect(displayName({ firstName, lastName, email: 'ux.maya@example.org' })).toBe(shown);
});
