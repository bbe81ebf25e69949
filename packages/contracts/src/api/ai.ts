import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { sectionIds } from '../site.rules.ts';
import { trashCalls } from '../trash.ts';
import { deleted, restored, undoParams } from '../undo.ts';
import { id, instant, someWords } from '../values.ts';

const chat = z.object({
  id,
  message: z.string(),
  response: z.string(),
  goalId: id.nullable(),
  /** Answers to choose from, shown under the coach's. Each is sent as a message of its own. */
  choices: z.array(z.string()).max(4).default([]),
  /** Changes of a goal or its roadmap that the answer proposes. The person accepts them in goals. */
  proposal: z.object({ goalId: id, proposalId: id }).nullable().default(null),
  createdAt: instant,
});
export type Chat = z.infer<typeof chat>;

/** The section in which a chat message was written. `new_goal` and `onboarding` always ask for a goal. */
export const chatContext = z.enum(['new_goal', 'onboarding', ...sectionIds]);
export type ChatContext = z.infer<typeof chatContext>;

const newChat = z.strictObject({
  message: someWords(4000, 'Please write a message'),
  context: chatContext.optional(),
  /** With a context the goal whose page is open, else the goal that the message is about. */
  goalId: id.optional(),
});

export const aiApi = defineApi('ai', {
  listChats: {
    method: 'GET',
    path: '/api/ai-chats',
    access: 'member',
    summary: 'The chat with the coach, oldest first (the latest 100; `cursor` goes further back)',
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).optional(), cursor: id.optional() }),
    status: 200,
    response: z.array(chat),
  },
  sendChat: {
    method: 'POST',
    path: '/api/ai-chats',
    access: 'member',
    summary: 'Write to the coach; a wish becomes a goal with a roadmap',
    streams: true,
    timeout: 30_000,
    body: newChat,
    status: 200,
    response: chat,
    problems: [404, 429],
  },
  clearChats: {
    method: 'POST',
    path: '/api/ai-chats/clear',
    access: 'member',
    summary: 'Clear the chat; can be undone',
    body: z.strictObject({}).optional(),
    status: 200,
    response: deleted,
  },
  undoInAi: {
    method: 'POST',
    path: '/api/undo/ai/{token}',
    access: 'member',
    summary: 'Bring back what was cleared',
    params: undoParams,
    body: z.strictObject({}).optional(),
    status: 200,
    response: restored,
    problems: [404],
  },
  ...trashCalls('ai'),
});
