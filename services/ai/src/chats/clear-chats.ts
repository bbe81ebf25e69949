import type { Deleted } from '@pathwise/contracts/undo';
import mongoose from 'mongoose';
import type { AiDeps } from '../deps.ts';
import { announceChat } from './announce-chat.ts';
import { type ChatRecord, chats } from './chat.model.ts';
import { tellMissedRoadmaps } from './late-roadmap.ts';

/**
 * Clears the answered chats as one batch that can be brought back. A message on its way stays, or its answer would have
 * nowhere to go; an unsent one stays too, since it may be sent again and must find its goal and its mark of being paid.
 */
export function clearChats(deps: AiDeps, { ownerId }: { ownerId: string }): Promise<Deleted> {
  return deps.inTransaction(async (tx) => {
    const answered = await chats(deps.db)
      .find({ ownerId, response: mongoose.trusted({ $ne: null }) }, { _id: 1 })
      .session(tx.session)
      .lean<Pick<ChatRecord, '_id'>[]>();
    const kept = await deps.undo.keep(tx, { ownerId, kind: 'chats', documents: { chats: answered } });
    await announceChat(deps, tx, { ownerId, chatId: null });
    return kept;
  });
}

/** Brings a cleared chat back among what was written since. Throws 404 for unknown tokens. */
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
