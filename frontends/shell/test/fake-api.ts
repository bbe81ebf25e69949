import type { Chat } from '@pathwise/contracts/api/ai';
import type { User } from '@pathwise/contracts/api/auth';

/** One request as the server sees it. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}
export type Answer = (asked: Asked) => Response | Promise<Response>;

export const maya: User = {
  id: 'maya',
  email: 'maya@example.org',
  firstName: 'Maya',
  lastName: 'Ortiz',
  role: 'member',
  subscriptionPlan: 'free',
  profileImageUrl: null,
  profession: null,
  location: null,
  bio: null,
  lookingFor: null,
  funFact: null,
  linkedinUrl: null,
  websiteUrl: null,
  contactEmail: 'maya@example.org',
  goalsPublic: true,
  diaryPublic: false,
  timeZone: 'UTC',
  createdAt: '2026-01-01T00:00:00Z',
};

export function chatOf(overrides: Partial<Chat> = {}): Chat {
  return {
    id: 'chat-1',
    message: 'How am I doing?',
    response: 'Well.',
    goalId: null,
    createdAt: '2026-11-20T10:00:00Z',
    ...overrides,
  };
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
export const plainText = (text: string, status: number) => new Response(text, { status });
export const problem = (status: number, detail: string, code = 'problem') =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'Problem', status, detail, code, requestId: 'r' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
export const networkFailure = () => Promise.reject(new TypeError('fetch failed'));

/** A chat's answer as it is streamed: words, then the finished chat once `finish` is called. */
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

/** jsdom has no TextDecoderStream. */
class StandInDecoderStream extends TransformStream<Uint8Array, string> {
  constructor() {
    const decoder = new TextDecoder();
    super({ transform: (bytes, controller) => controller.enqueue(decoder.decode(bytes, { stream: true })) });
  }
}

/** Stands where the network begins: answers by 'METHOD /path', and remembers what was asked. */
export function fakeApi(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  Object.assign(globalThis, { TextDecoderStream: StandInDecoderStream });
  globalThis.fetch = async (input, init = {}) => {
    const request: Asked = {
      method: init.method ?? 'GET',
      path: String(input),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    };
    asked.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    return answer ? await answer(request) : problem(404, 'Not found', 'not-found');
  };
  return {
    answers,
    asked,
    sentTo: (method: string, path: string) => asked.filter((one) => one.method === method && one.path === path),
  };
}

/** The answers a signed-in member's window needs at the least. */
export function memberAnswers(user: User = maya, chats: () => readonly Chat[] = () => []): Record<string, Answer> {
  return {
    'GET /api/user': () => json(user),
    'GET /api/ai-chats': () => json(chats()),
    'POST /api/logout': () => new Response(null, { status: 204 }),
  };
}

export const visitorAnswers = (): Record<string, Answer> => ({
  'GET /api/user': () => problem(401, 'Please sign in', 'signed-out'),
});
