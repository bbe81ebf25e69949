import { readFileSync } from 'node:fs';
import { examplesOf as examplesOfKind } from '../kinds/examples.ts';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { advice } from './advice.ts';
import { appQuestions } from './app/all.ts';
import { edits } from './edits.ts';
import { followUps } from './follow-ups.ts';
import { type Matter, sentencesOf } from './matter.ts';
import { moods } from './moods.ts';
import { news } from './news.ts';
import { ownThings } from './own-things.ts';
import { talk } from './talk.ts';
import { vagueWishes } from './vague-wishes.ts';
import { wishes } from './wishes.ts';

/** What a message can be. Each class has its matters: 'own' has 'overdue', 'next-step' and so on. */
export const matters = {
  wish: wishes,
  vague: vagueWishes,
  edit: edits,
  own: ownThings,
  app: appQuestions,
  advice,
  news,
  talk: [...talk, ...moods],
  follow: followUps,
} as const satisfies Record<string, readonly Matter[]>;

export type MessageClass = keyof typeof matters;
export const messageClasses = Object.keys(matters) as MessageClass[];
export type MatterId = (typeof matters)[MessageClass][number]['id'];

/** So many examples of each kind are enough to know a wish. */
const ofEachKind = 24;

/** Wishes of every kind. */
export const sampleOfKinds = (): string[] =>
  [...kinds, ...archetypes].flatMap((kind) => examplesOfKind(kind).slice(0, ofEachKind));

/** Wishes as people tell them, with what stands around them in life. Those of the kinds are short. */
export const longWishes = (): string[] =>
  sentencesOf({ says: readFileSync(new URL('./long-wishes.txt', import.meta.url), 'utf8') });
