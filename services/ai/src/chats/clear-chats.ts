import type { Deleted } from '@pathwise/contracts/undo';
import { trusted } from 'mongoose';
import type { AiDeps } from '../deps.ts';
import { announceChat } from './announce-chat.ts';
import { chats } from './chat.model.ts';
import { tellMissedRoadmaps } from './late-roadmap.ts';

/**
 * Clears the answered chats as one batch with an undo token. A chat without an answer stays, because its answer is
 * stored in it. One whose attempt failed stays too: a retry needs its goal and its `paid` mark.
 */
export function clearChats(deps: AiDeps, { ownerId }: { ownerId: string }): Promise<Deleted> {
  return deps.inTransaction(async (tx) => {
    const answered = await chats(deps.db)
      .find({ ownerId, response: trusted({ $ne: null }) }, { _id: 1 })
      // the trash calls the conversation by its first message
      .sort({ _id: 1 })
      .session(tx.session)
      .lean();
    const kept = await deps.undo.keep(tx, { ownerId, kind: 'chats', documents: { chats: answered } });
    await announceChat(deps, tx, { ownerId, chatId: null });
    return kept;
  });
}

/** Restores the cleared chats beside newer ones. Throws 404 for unknown tokens. */
export async function bringBackChats(
  deps: AiDeps,
  { ownerId, token }: { ownerId: string; token: string },
): Promise<{ restoredCount: number }> {
  const back = await deps.undo.bringBack({ ownerId, token, kind: 'chats' }, async (tx) => {
    await announceChat(deps, tx, { ownerId, chatId: null });
  });
  await tellMissedRoadmaps(deps, ownerId);
  return back;
}
