import { type Claim, claimOnce } from '../claims/claim-once.ts';
import type { AiDeps } from '../deps.ts';
import { type ChatRecord, chats } from './chat.model.ts';

/** An answer takes no longer than this. */
const lostAfterMs = 25_000;

/** Records the attempt before anything is asked or made: the text is kept, and a request that comes again goes on with the same chat. */
export function claimChat(
  deps: AiDeps,
  { ownerId, message, requestKey }: { ownerId: string; message: string; requestKey: string },
): Promise<Claim<ChatRecord>> {
  const now = deps.now();
  const row: ChatRecord = {
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
  return claimOnce(chats(deps.db), {
    row,
    which: { ownerId, requestKey },
    claimedAt: 'claimedAt',
    open: { response: null },
    lostAfterMs,
    now: deps.now,
  });
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
