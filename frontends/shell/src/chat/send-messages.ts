import type { ApiClient } from '@pathwise/api-client/client';
import type { Chat } from '@pathwise/contracts/api/ai';
import { ApiError } from '@pathwise/federation/api';
import type { QueryClient } from '@pathwise/federation/query';
import type { OutgoingMessage, SentMessage } from './chat.rules.ts';

export const chatsKey = ['/api/ai-chats'] as const;

interface Deps {
  readonly api: Pick<ApiClient, 'streamChat'>;
  readonly queryClient: QueryClient;
  /** Where what is not answered yet outlives a reload. */
  readonly storage: { get(): string | undefined; set(text: string): void };
}

export type ChatSender = ReturnType<typeof createChatSender>;

/**
 * Sends a person's messages to the coach and holds each one until the stored list has it. It lives outside the chat's
 * component: the landing page and the sign-in send before the chat is on the screen, and a failed call loses nothing.
 */
export function createChatSender(deps: Deps) {
  let messages: readonly SentMessage[] = restore(deps.storage.get());
  const listeners = new Set<() => void>();
  const underway = new Map<string, Promise<void>>();
  const sentKeys = new Set<string>();
  let isClosed = false;

  const show = (next: readonly SentMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const store = () => deps.storage.set(keep(messages));
  const change = (key: string, changed: Partial<SentMessage>) => {
    if (isClosed) return;
    show(messages.map((message) => (message.idempotencyKey === key ? { ...message, ...changed } : message)));
  };
  const remove = (key: string) => {
    show(messages.filter(({ idempotencyKey }) => idempotencyKey !== key));
    store();
  };

  async function deliver(outgoing: OutgoingMessage): Promise<void> {
    const { idempotencyKey: key, message, context, goalId } = outgoing;
    try {
      const body = { message, ...(context ? { context } : {}), ...(goalId ? { goalId } : {}) };
      let words = '';
      const answer = await deps.api.streamChat({ body, idempotencyKey: key }, (more) => {
        words += more;
        change(key, { words });
      });
      if (isClosed) return;
      change(key, { state: 'answered', answer });
      await refresh(deps.queryClient, answer);
      if (!isClosed) remove(key);
    } catch (error) {
      console.error('The coach could not be reached', error);
      if (isClosed) return;
      // a refusal is final for its key, while after a lost answer only the same key keeps the message from counting twice
      change(key, { state: 'failed', words: '', ...(isRefusal(error) ? { idempotencyKey: crypto.randomUUID() } : {}) });
      store();
    }
  }

  function send(outgoing: OutgoingMessage): Promise<void> {
    const { idempotencyKey: key } = outgoing;
    const running = underway.get(key);
    if (running) return running;
    sentKeys.add(key);
    const others = messages.filter(({ idempotencyKey }) => idempotencyKey !== key);
    show([...others, { ...outgoing, state: 'sending', words: '' }]);
    store();
    const done = deliver(outgoing).finally(() => underway.delete(key));
    underway.set(key, done);
    return done;
  }

  return {
    send,
    /** True once a message was sent with this key on this page, whatever became of it. */
    wasSent: (key: string) => sentKeys.has(key),
    discard: remove,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => messages,
    /** Ends its life with the person's session: what is still on its way is forgotten. */
    close() {
      isClosed = true;
      listeners.clear();
    },
  };
}

async function refresh(queryClient: QueryClient, answer: Chat): Promise<void> {
  const lists = [chatsKey, ...(answer.goalId ? [['/api/goals'], ['/api/dashboard/stats']] : [])];
  await Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })));
  const stored = queryClient.getQueryData<Chat[]>(chatsKey);
  if (stored && !stored.some(({ id }) => id === answer.id)) queryClient.setQueryData(chatsKey, [...stored, answer]);
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
}

function keep(messages: readonly SentMessage[]): string {
  const unanswered = messages.filter(({ state }) => state !== 'answered');
  if (unanswered.length === 0) return '';
  return JSON.stringify(unanswered.map(({ state: _state, words: _words, answer: _answer, ...outgoing }) => outgoing));
}

/** What an earlier page sent and never saw answered comes back as unsent, with its key: Retry cannot double it. */
function restore(text: string | undefined): SentMessage[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isOutgoing).map((outgoing) => ({ ...outgoing, state: 'failed', words: '' }));
  } catch {
    return [];
  }
}

function isOutgoing(value: unknown): value is OutgoingMessage {
  const { message, idempotencyKey } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof message === 'string' && typeof idempotencyKey === 'string';
}
