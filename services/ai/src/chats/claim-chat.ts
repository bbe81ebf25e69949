import { type Claim, claimOnce } from '../claims/claim-once.ts';
import type { AiDeps } from '../deps.ts';
import { type ChatRecord, chats } from './chat.model.ts';

/** A claim older than this belongs to a crashed process: an answer takes less. */
const lostAfterMs = 25_000;

/**
 * Claims the chat before the first call, so that a crash does not lose the text. A retry with the same request key
 * continues the same chat. Throws 404 for an erased account.
 */
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
    choices: [],
    asked: null,
    proposal: null,
    awaitsRoadmap: false,
    notes: [],
    paid: false,
    claimedAt: now,
    createdAt: now,
  };
  return claimOnce(chats(deps.db), {
    row,
    insert: () => insertChat(deps, row),
    which: { ownerId, requestKey },
    claimedAt: 'claimedAt',
    open: { response: null },
    lostAfterMs,
    now: deps.now,
  });
}

const insertChat = (deps: AiDeps, row: ChatRecord) =>
  deps.inTransaction(
    async (tx) => {
      await deps.account.enter(tx, row.ownerId);
      await chats(deps.db).insertMany([row], { session: tx.session, lean: true });
    },
    { answers: false },
  );

/** Sets the `paid` mark before a paid call. False when it was set already. */
export async function markPaid(deps: AiDeps, chat: ChatRecord): Promise<boolean> {
  const marked = await chats(deps.db).updateOne({ _id: chat._id, paid: false }, { $set: { paid: true } });
  return marked.matchedCount === 1;
}

/** Releases the claim after a failed attempt, so that a retry starts at once. */
export async function releaseChat(deps: AiDeps, chat: ChatRecord): Promise<void> {
  await chats(deps.db).updateOne({ _id: chat._id, response: null }, { $set: { claimedAt: new Date(0) } });
}
