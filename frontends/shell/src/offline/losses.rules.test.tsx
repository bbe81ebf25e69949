import { expect, it } from '@jest/globals';
import { losses } from './losses.rules.ts';

it.each([
  [1, [], 'Discard a change that was not sent?', 'what still waits to be sent'],
  [2, [], 'Discard 2 changes that were not sent?', 'what still waits to be sent'],
  [0, ['diary:maya:new', 'diary:maya:e1'], 'Discard what you have not finished?', 'an unfinished diary entry'],
  [0, ['chat:maya', 'chat-unsent:maya'], 'Discard what you have not finished?', 'words to Sage that were not sent'],
  [0, ['kept:maya:goal'], 'Discard what you have not finished?', 'what you typed in a form and did not save'],
  [
    1,
    ['diary:maya:new'],
    'Discard a change that was not sent?',
    'what still waits to be sent and an unfinished diary entry',
  ],
])('of %d waiting changes and the drafts %j are asked about as %s', (waitingCount, drafts, title, what) => {
  expect(losses({ waitingCount, drafts })).toEqual({ title, what });
});
