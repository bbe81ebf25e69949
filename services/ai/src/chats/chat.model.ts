import type { Chat } from '@pathwise/contracts/api/ai';
import type { undoableOfPerson } from '@pathwise/contracts/questions/goals';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  flag,
  instant,
  json,
  listOf,
  optional,
  orNull,
  type RecordOf,
  text,
  word,
} from '@pathwise/service-kit/mongo/fields';
import type { z } from 'zod';
import type { Understanding } from '../coach/model/answer-schemas.ts';

const ofOwner = owned({
  by: 'ownerId',
  indexes: [
    { key: { ownerId: 1, _id: -1 } },
    { key: { ownerId: 1, requestKey: 1 }, unique: true },
    { key: { ownerId: 1, createdAt: -1 } },
  ],
});

/** An accepted change of a plan that can be undone, as goals tells it. */
export type UndoableChange = NonNullable<z.output<typeof undoableOfPerson.reply>['last']>;

/** A question of the coach that waits for its answer. */
export interface AskedAbout {
  /** The person's wish, which was too vague for a plan, or could be of several kinds. */
  text: string;
  /** The choices are kinds: the one chosen says what the wish is closest to, and the wish stays as it was. */
  isClosest?: true;
  /** It was asked what will be there when the wish is done. */
  isOpen?: true;
}

export const chats = collection('chats', ofOwner, {
  _id: word,
  ownerId: word,
  message: word,
  /** Null while the answer is being made; such chats are not listed. */
  response: orNull(text),
  goalId: orNull(word),
  /** Answers to choose from. */
  choices: listOf(text),
  /** What the answer asked about: the next message is read together with it. */
  asked: orNull(json<AskedAbout>()),
  /** Changes that the answer proposes, as goals stored them. */
  proposal: orNull(json<NonNullable<Chat['proposal']>>()),
  /** The answer says that the goal's roadmap is still being drawn up: it becomes the ready one when that comes. */
  awaitsRoadmap: flag,
  /** Lines that go with the steps of the awaited roadmap. */
  notes: listOf(text),
  /** One chat per request, however often it arrives. */
  requestKey: word,
  /** When somebody last began to answer. */
  claimedAt: instant,
  /** A model was asked to read the message; it is not asked again. */
  understandingAsked: optional(flag),
  /** What it read, until the answer is there. */
  understanding: optional(orNull(json<Understanding>())),
  /** The change that this message undoes, noted before it is undone: a retry undoes no other one. */
  undoing: optional(orNull(json<UndoableChange>())),
  /** A paid answer was asked for; it is not asked for again. */
  paid: flag,
  createdAt: instant,
});
export type ChatRecord = RecordOf<typeof chats>;

/** A chat as its owner sees it. */
export function toChat({ _id, message, response, goalId, choices, proposal, createdAt }: ChatRecord): Chat {
  return {
    id: _id,
    message,
    response: response ?? '',
    goalId,
    choices,
    proposal,
    createdAt: createdAt.toISOString(),
  };
}
