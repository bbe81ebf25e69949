import { type StoredPrompt, userPrompt } from '@pathwise/federation/storage-keys';
import type { ChatSender } from '../chat/send-messages.ts';

const clearAfterMs = 100;

/** Sends the landing page's prompt, when there is one, and returns it. It stays stored for 100 ms more. */
export function sendStoredPrompt(sender: ChatSender, context: 'new_goal' | 'onboarding'): StoredPrompt | undefined {
  const stored = userPrompt.get();
  if (!stored) return undefined;
  void sender.send({ message: stored.prompt.trim(), idempotencyKey: stored.idempotencyKey, context });
  setTimeout(userPrompt.clear, clearAfterMs);
  return stored;
}
