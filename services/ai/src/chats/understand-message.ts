import { trusted } from 'mongoose';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';
import { isUnsure, withUnderstanding } from '../coach/check-understanding.rules.ts';
import type { Understanding } from '../coach/model/answer-schemas.ts';
import type { AiDeps } from '../deps.ts';
import { type ChatRecord, chats } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';

/**
 * The message as the rules read it or, where they are unsure and a model answers well, as the model understands it. Where the
 * page names a goal no model is asked: the goal itself is read first, because its plan may be declined.
 */
export async function understandMessage(
  deps: AiDeps,
  { request, chat, read }: { request: ChatRequest; chat: ChatRecord; read: MessageRead },
): Promise<MessageRead> {
  if (!deps.coach.isPaid || request.goalId || !isUnsure(read)) return read;
  const understanding = chat.understanding ?? (await askOnce(deps, { request, chat }));
  const { asksForGoal: isGoal, today } = request;
  return understanding ? withUnderstanding(read, { understanding, isGoal, today }) : read;
}

/** The mark is set before the paid call and its result kept, so that a retry neither pays again nor reads otherwise. */
async function askOnce(
  deps: AiDeps,
  { request, chat }: { request: ChatRequest; chat: ChatRecord },
): Promise<Understanding | undefined> {
  const model = chats(deps.db);
  const unasked = { _id: chat._id, understandingAsked: trusted({ $ne: true }) };
  const marked = await model.updateOne(unasked, { $set: { understandingAsked: true } });
  if (marked.matchedCount === 0) return undefined;
  const { caller, message: text, today } = request;
  const understanding = await deps.coach.understand({ ownerId: caller.id, text, today });
  if (understanding) await model.updateOne({ _id: chat._id }, { $set: { understanding } });
  return understanding;
}
