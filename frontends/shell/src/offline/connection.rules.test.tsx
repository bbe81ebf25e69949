import { expect, it } from '@jest/globals';
import { normalSpaces } from '@pathwise/ui/testing/normal-spaces';
import { sentenceOf } from './connection.rules.ts';

const now = new Date(2026, 10, 28, 14, 0);
const shownFrom = new Date(2026, 10, 28, 13, 5);

it.each([
  ['the device has no network', false, false, 'Offline: showing what was here at 1:05 PM.'],
  ['only the server is out of reach', true, false, 'Pathwise does not answer: showing what was here at 1:05 PM.'],
  ['the device has no network, above a page that is not here', false, true, 'You are offline.'],
  ['only the server is out of reach, above a page that is not here', true, true, 'Pathwise does not answer.'],
])('the line says that %s', (_, hasNetwork, isPartLacking, sentence) => {
  const said = sentenceOf({ isOffline: true, hasNetwork, isPartLacking, shownFrom, waiting: [] }, now);
  expect(normalSpaces(said ?? '')).toBe(sentence);
});
