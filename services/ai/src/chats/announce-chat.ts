import { chatChanged } from '@pathwise/contracts/events/ai';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { AiDeps } from '../deps.ts';

/** Emits chat-changed, which updates the person's other tabs. Throws 404 for an erased account. */
export async function announceChat(
  deps: AiDeps,
  tx: Tx,
  { ownerId, chatId }: { ownerId: string; chatId: string | null },
): Promise<void> {
  const version = await deps.account.enter(tx, ownerId);
  await tx.emit(chatChanged, { ownerId, chatId, version });
}
