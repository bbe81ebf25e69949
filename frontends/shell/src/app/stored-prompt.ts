import { userPrompt } from '@pathwise/federation/storage-keys';
import type { ChatSender } from '../chat/send-messages.ts';

const CLEAR_AFTER_MS = 100;

/**
 * Sends the landing page's words, when there are any. They stay stored a moment longer: the workspace, which appears
 * meanwhile, opens its goals for them.
 */
export function sendStoredPrompt(sender: ChatSender, context: 'new_goal' | 'onboarding'): void {
  const stored = userPrompt.get();
  if (!stored) return;
  void sender.send({ message: stored.prompt.trim(), idempotencyKey: stored.idempotencyKey, context });
  setTimeout(userPrompt.clear, CLEAR_AFTER_MS);
}
