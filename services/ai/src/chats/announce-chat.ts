import { chatChanged } from '@pathwise/contracts/events/ai';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AiDeps } from '../deps.ts';
import { chatOwners } from './chat.model.ts';

/** Emits chat-changed, which updates the person's other tabs. */
export async function announceChat(
  deps: AiDeps,
  tx: Tx,
  { ownerId, chatId }: { ownerId: string; chatId: string | null },
): Promise<void> {
  const owner = await chatOwners(deps.db).findOneAndUpdate(
    { _id: ownerId },
    { $inc: { version: 1 } },
    { upsert: true, returnDocument: 'after', session: tx.session },
  );
  await tx.emit(chatChanged, { ownerId, chatId, version: owner.version });
}
