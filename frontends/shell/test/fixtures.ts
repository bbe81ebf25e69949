import type { Chat } from '@pathwise/contracts/api/ai';
import type { User } from '@pathwise/contracts/api/auth';
import type { Introduction } from '@pathwise/contracts/api/introductions';
import { aMember } from '@pathwise/federation/testing/a-member';
import { type Answer, refusal } from '@pathwise/federation/testing/fake-api';

export const maya = aMember({ id: 'maya', lastName: 'Ortiz', profession: null, timeZone: 'UTC' });

export function chatOf(overrides: Partial<Chat> = {}): Chat {
  return {
    id: 'chat-1',
    message: 'How am I doing?',
    response: 'Well.',
    goalId: null,
    proposal: null,
    choices: [],
    createdAt: '2026-11-20T10:00:00Z',
    ...overrides,
  };
}

/** One that the person received and has not answered. */
export const anIntroduction = (own: Partial<Introduction> = {}): Introduction => ({
  id: 'i',
  direction: 'received',
  status: 'waiting',
  message: '',
  createdAt: '2026-11-20T10:00:00Z',
  member: {
    id: 'ada',
    firstName: 'Ada',
    lastName: null,
    profileImageUrl: null,
    profession: null,
    hasContactEmail: true,
  },
  ...own,
});

/** A streamed answer of the chat: its text, then the finished chat once `finish` is called. */
export function streamedChat(words: readonly string[]) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const encode = (event: string, data: unknown) =>
    new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
      for (const part of words) started.enqueue(encode('words', part));
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    finish(chat: Chat) {
      controller?.enqueue(encode('chat', chat));
      controller?.close();
    },
  };
}

/** The minimum of answers that a signed-in member's tab needs. */
export function memberAnswers(user: User = maya, chats: () => readonly Chat[] = () => []): Record<string, Answer> {
  return {
    'GET /api/user': () => user,
    'GET /api/ai-chats': () => chats(),
    'POST /api/logout': () => new Response(null, { status: 204 }),
  };
}

export const visitorAnswers = (): Record<string, Answer> => ({
  'GET /api/user': () => refusal(401, { detail: 'Please sign in', code: 'signed-out' }),
});
