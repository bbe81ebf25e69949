import type { Chat } from '@pathwise/contracts/api/ai';
import { trusted } from 'mongoose';
import type { AiDeps } from '../deps.ts';
import { chats, toChat } from './chat.model.ts';

/** The latest page of chats, oldest first, with the cursor of the page before. Ids sort by time. */
export async function listChats(
  deps: AiDeps,
  { ownerId, limit = 100, cursor }: { ownerId: string; limit?: number | undefined; cursor?: string | undefined },
): Promise<{ chats: Chat[]; olderThan: string | undefined }> {
  const found = await chats(deps.db)
    .find({
      ownerId,
      response: trusted({ $ne: null }),
      ...(cursor ? { _id: trusted({ $lt: cursor }) } : {}),
    })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  return { chats: page.toReversed().map(toChat), olderThan: found.length > limit ? page.at(-1)?._id : undefined };
}
