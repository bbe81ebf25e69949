import type { Chat } from '@pathwise/contracts/api/ai';
import { unavailable } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AiDeps } from '../deps.ts';
import { awaitDraft, noteStored } from '../drafts/claim-draft.ts';
import { announceChat } from './announce-chat.ts';
import { type AskedAbout, type ChatRecord, chats, toChat } from './chat.model.ts';

export interface Reply {
  response: string;
  goalId: string | null;
  /** Up to four answers to choose from. */
  choices?: readonly string[];
  /** What the response asks about. */
  asked?: AskedAbout;
  /** Changes that the response proposes. */
  proposal?: Chat['proposal'];
  /** The first draft that goals stored during this turn. */
  storedDraftId?: string | undefined;
  /** The first draft that goals did not store in time, and the notes for the later answer. */
  awaits?: { draftId: string; notes: readonly string[] };
}

/** Thrown when goals has stored the roadmap that the reply calls pending. */
export class RoadmapCame extends Error {}

/** Stores an answer and notifies the person's tabs. Throws `RoadmapCame`. */
export async function keepReply(
  deps: AiDeps,
  tx: Tx,
  { chat: { _id, ownerId }, reply }: { chat: ChatRecord; reply: Reply },
): Promise<Chat> {
  const { response, goalId, choices = [], asked = null, proposal = null, storedDraftId, awaits } = reply;
  if (awaits && !(await awaitDraft(deps, tx, awaits.draftId))) throw new RoadmapCame();
  if (storedDraftId) await noteStored(deps, tx, storedDraftId);
  const kept = await chats(deps.db).findOneAndUpdate(
    { _id },
    {
      $set: {
        response,
        goalId,
        choices,
        asked,
        proposal,
        awaitsRoadmap: awaits !== undefined,
        notes: awaits?.notes ?? [],
        understanding: null,
        undoing: null,
      },
    },
    { session: tx.session, returnDocument: 'after', lean: true },
  );
  // A 503 makes the client retry with the same request key. Another key could create a second goal.
  if (!kept) throw unavailable('Your message could not be kept. Please send it again.');
  await announceChat(deps, tx, { ownerId, chatId: _id });
  return toChat(kept);
}
