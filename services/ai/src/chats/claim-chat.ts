import { setTimeout as pause } from 'node:timers/promises';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { notFound } from '@pathwise/service-kit/problem';
import type { AiDeps } from '../deps.ts';
import { type ChatRecord, chats } from './chat.model.ts';

/** An answer takes no longer than this; a chat claimed longer ago was left by a process that died. */
const lostAfterMs = 25_000;
const lookEveryMs = 150;

/**
 * Records the attempt before anything is asked or made, so that the words are kept and a request that arrives again
 * goes on with the same chat: `answered` when it has been, else `mine` to answer now.
 */
export async function claimChat(
  deps: AiDeps,
  { ownerId, message, requestKey }: { ownerId: string; message: string; requestKey: string },
): Promise<{ answered: ChatRecord } | { mine: ChatRecord }> {
  const now = deps.now();
  const record: ChatRecord = {
    _id: deps.newId(),
    ownerId,
    message,
    requestKey,
    response: null,
    goalId: null,
    awaitsRoadmap: false,
    notes: [],
    paid: false,
    claimedAt: now,
    createdAt: now,
  };
  try {
    await chats(deps.db).create(record);
    return { mine: record };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  for (;;) {
    const existing = await chats(deps.db).findOne({ ownerId, requestKey }).lean<ChatRecord>();
    if (!existing) throw notFound('message');
    if (existing.response !== null) return { answered: existing };
    if (deps.now().getTime() - existing.claimedAt.getTime() >= lostAfterMs) {
      const taken = await chats(deps.db).updateOne(
        { _id: existing._id, claimedAt: existing.claimedAt, response: null },
        { $set: { claimedAt: deps.now() } },
      );
      if (taken.matchedCount === 1) return { mine: existing };
    }
    await pause(lookEveryMs);
  }
}

/** Marks that a paid answer is about to be asked for; false when it was before. */
export async function markPaid(deps: AiDeps, chat: ChatRecord): Promise<boolean> {
  const marked = await chats(deps.db).updateOne({ _id: chat._id, paid: false }, { $set: { paid: true } });
  return marked.matchedCount === 1;
}

/** A failed attempt frees its chat at once, for the retry. */
export async function releaseChat(deps: AiDeps, chat: ChatRecord): Promise<void> {
  await chats(deps.db).updateOne({ _id: chat._id, response: null }, { $set: { claimedAt: new Date(0) } });
}
