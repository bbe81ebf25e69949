import type { Chat } from '@pathwise/contracts/api/ai';
import type { Tx } from '@pathwise/service-kit/mongo/transaction';
import { unavailable } from '@pathwise/service-kit/problem';
import type { AiDeps } from '../deps.ts';
import { announceChat } from './announce-chat.ts';
import { type ChatRecord, chats, toChat } from './chat.model.ts';
import { awaitDraft, tellLateRoadmap } from './late-roadmap.ts';

export interface Reply {
  response: string;
  goalId: string | null;
  /** The draft of the roadmap that did not come in time, and what to say with its steps. */
  awaits?: { draftId: string; notes: readonly string[] };
}

/** Stores an answer and tells the person's windows. A roadmap that came just now is told as ready at once. */
export async function keepReply(
  deps: AiDeps,
  tx: Tx,
  { chat: { _id, ownerId }, reply: { response, goalId, awaits } }: { chat: ChatRecord; reply: Reply },
): Promise<Chat> {
  const kept = await chats(deps.db).findOneAndUpdate(
    { _id },
    { $set: { response, goalId, awaitsRoadmap: awaits !== undefined, notes: awaits?.notes ?? [] } },
    { session: tx.session, returnDocument: 'after', lean: true },
  );
  // 503, so that it is sent again under the same key: another key could make a second goal of it
  if (!kept) throw unavailable('Your message could not be kept. Please send it again.');
  await announceChat(deps, tx, { ownerId, chatId: _id });
  if (!goalId || !awaits || (await awaitDraft(deps, tx, awaits.draftId))) return toChat(kept);
  await tellLateRoadmap(deps, tx, { ownerId, goalId });
  return toChat((await chats(deps.db).findById(_id).session(tx.session).lean<ChatRecord>()) ?? kept);
}
