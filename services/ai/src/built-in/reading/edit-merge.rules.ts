import type { Reader } from './edit-asked.rules.ts';
import { openStepsNamed } from './edit-resolve.rules.ts';
import { anyOf } from './phrases.rules.ts';

// '2 and 3 are the same thing really. Merge them?'

const merges = anyOf(
  [
    'merge/combine/fuse/fold/lump',
    'join/put/roll/turn/make/pull/squash/bundle _* into/in one',
    'join/put/roll/pull/lump/bundle _* together',
    'make/do _* one step/thing/job/task',
    'as one step/thing/job/task',
    'can/could/should be one step/thing/job/task',
  ],
  { before: '(?<= )', after: '(?= )', flags: 'u' },
);

/** Two steps or more that a message wants as one. */
export const merge: Reader = (asked) => {
  if (!merges.test(asked.whole) || / (?:not|never) (?:merge|combine|join) /.test(asked.whole)) return undefined;
  const stepIds = openStepsNamed(asked);
  return stepIds.length > 1 ? { do: 'merge', stepIds } : undefined;
};
