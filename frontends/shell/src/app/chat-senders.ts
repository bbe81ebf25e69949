import type { ApiClient } from '@pathwise/api-client/client';
import type { QueryClient } from '@pathwise/federation/query';
import { draftOf } from '@pathwise/federation/storage-keys';
import { type ChatSender, createChatSender } from '../chat/send-messages.ts';

export type Senders = ReturnType<typeof createSenders>;

/** One sender for each person, created at first use: sign-in sends before the workspace renders. */
export function createSenders(deps: { api: Pick<ApiClient, 'streamChat'>; queryClient: QueryClient }) {
  const open = new Map<string, ChatSender>();
  return {
    of(userId: string): ChatSender {
      const sender =
        open.get(userId) ?? createChatSender({ ...deps, personId: userId, storage: draftOf(`chat-unsent:${userId}`) });
      open.set(userId, sender);
      return sender;
    },
    /** Ends the senders of all other people. */
    closeOthers(userId: string | undefined): void {
      for (const [id, sender] of open) {
        if (id === userId) continue;
        sender.close();
        open.delete(id);
      }
    },
  };
}
