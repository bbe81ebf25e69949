import { readFileSync } from 'node:fs';

/** What a message can ask of a plan, and `none`. Each has a file of sentences, one a line, in `edit-examples`. */
export const editKinds = [
  'date',
  'add',
  'done',
  'done-all',
  'undone',
  'split',
  'remove',
  'rename',
  'rename-goal',
  'reorder',
  'pause',
  'resume',
  'setback',
  'less',
  'more',
  'easier',
  'harder',
  'another',
  'none',
] as const;
export type EditKind = (typeof editKinds)[number];

/** How people ask for it. The kind of a message that no phrase knows is learned from them. */
export const examplesOfEdit = (kind: EditKind): string[] =>
  readFileSync(new URL(`./edit-examples/${kind}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
