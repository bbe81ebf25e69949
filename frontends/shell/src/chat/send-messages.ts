import type { ApiClient } from '@pathwise/api-client/client';
import type { Chat } from '@pathwise/contracts/api/ai';
import { ApiError, api } from '@pathwise/federation/api';
import { connection } from '@pathwise/federation/connection';
import { setGoalBuilding } from '@pathwise/federation/goal-building';
import { keyOf, type QueryClient, query } from '@pathwise/federation/query';
import { withLocalDays } from '@pathwise/ui/day';
import { buildsGoal, isStored, type OutgoingMessage, type SentMessage } from './chat.rules.ts';

/** The latest messages of the stored conversation. */
export const chatsQuery = query(api.ai.listChats);

interface Deps {
  readonly api: Pick<ApiClient, 'streamChat'>;
  readonly queryClient: QueryClient;
  /** Whose messages they are. */
  readonly personId?: string;
  /** Where unanswered messages survive a reload. */
  readonly storage: { get(): string | undefined; set(text: string): void };
}

/** A message as it is stored for a reload. */
interface KeptMessage extends OutgoingMessage {
  readonly sentAt: string;
  /** A refusal is final. Any other message may have been answered since. */
  readonly isRefused?: boolean | undefined;
  readonly reason?: string | undefined;
  /** The person saw that it was not sent, so only they send it again. */
  readonly hasFailed?: boolean | undefined;
  /** It could not be sent without a network. */
  readonly waits?: boolean | undefined;
}

export type ChatSender = ReturnType<typeof createChatSender>;

/**
 * Sends a person's messages to the coach and keeps each one until the stored list has it. It lives outside the chat's
 * component, because the landing page and sign-in send before the chat renders. A failed call loses nothing. What is written
 * without a network waits for it, in order.
 */
export function createChatSender(deps: Deps) {
  let messages: readonly SentMessage[] = restore(deps.storage.get());
  const listeners = new Set<() => void>();
  const underway = new Map<string, Promise<void>>();
  const sentKeys = new Set(messages.map(({ idempotencyKey }) => idempotencyKey));
  let unsettled = messages.filter(({ isRefused }) => !isRefused);
  let isClosed = false;
  let emptying: Promise<void> | undefined;

  const show = (next: readonly SentMessage[]) => {
    messages = next;
    // a new goal is not on the screen until the goals have been fetched again
    setGoalBuilding(
      deps.queryClient,
      next.some((message) => message.state !== 'failed' && message.state !== 'waiting' && buildsGoal(message)),
    );
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
      let text = '';
      const answer = await deps.api.streamChat({ body, idempotencyKey: key, personId: deps.personId }, (more) => {
        text += more;
        change(key, { text });
      });
      if (isClosed) return;
      change(key, { state: 'answered', answer });
      await refresh(deps.queryClient, answer);
      if (!isClosed) remove(key);
    } catch (error) {
      console.error('The coach could not be reached', error);
      if (isClosed) return;
      // a refusal is final for its key; after a lost answer only the same key prevents a second message
      const refused = isRefusal(error) ? { isRefused: true, idempotencyKey: crypto.randomUUID() } : {};
      const state = isAway() && !(error instanceof ApiError) ? 'waiting' : 'failed';
      change(key, { state, text: '', reason: state === 'failed' ? reasonOf(error) : undefined, ...refused });
      store();
    }
  }

  function put(outgoing: OutgoingMessage, state: SentMessage['state']): void {
    const { idempotencyKey: key } = outgoing;
    sentKeys.add(key);
    const known = messages.find(({ idempotencyKey }) => idempotencyKey === key);
    const message = { ...outgoing, sentAt: known?.sentAt ?? new Date().toISOString(), state, text: '' };
    show(known ? messages.map((one) => (one === known ? message : one)) : [...messages, message]);
    store();
  }

  function sendNow(outgoing: OutgoingMessage): Promise<void> {
    const { idempotencyKey: key } = outgoing;
    put(outgoing, 'sending');
    const done = deliver(outgoing).finally(() => underway.delete(key));
    underway.set(key, done);
    return done;
  }

  /** Sends a message, after those that wait. */
  function send(outgoing: OutgoingMessage): Promise<void> {
    const running = underway.get(outgoing.idempotencyKey);
    if (running) return running;
    if (!firstWaiting(messages)) return sendNow(outgoing);
    put(outgoing, 'waiting');
    return sendWaiting();
  }

  /** Sends what waits, one after the other, once there is a network. A refused message keeps its Retry, and the next is sent. */
  function sendWaiting(): Promise<void> {
    emptying ??= empty().finally(() => {
      emptying = undefined;
    });
    return emptying;
  }
  async function empty(): Promise<void> {
    for (let next = firstWaiting(messages); next && !isClosed && !isAway(); next = firstWaiting(messages)) {
      const { idempotencyKey, message, context, goalId } = next;
      await sendNow({ idempotencyKey, message, context, goalId });
    }
  }
  const stopListening = connection.subscribe(() => {
    if (!isAway() && firstWaiting(messages)) void sendWaiting();
  });

  /**
   * Messages of an earlier page: the stored conversation may have them by now. Otherwise those that were being sent are
   * sent again under their keys, in order. Those shown as unsent wait for the person.
   */
  async function settle(): Promise<void> {
    const open = unsettled;
    unsettled = [];
    if (open.length === 0) return;
    show(messages);
    const stored = await deps.queryClient.fetchQuery(chatsQuery).catch(() => []);
    if (isClosed) return;
    for (const { idempotencyKey, message, sentAt, state } of open) {
      // the person sent it again meanwhile
      if (underway.has(idempotencyKey)) continue;
      if (isStored({ message, sentAt }, stored)) remove(idempotencyKey);
      else if (state === 'sending') change(idempotencyKey, { state: 'waiting' });
    }
    void sendWaiting();
  }

  return {
    send,
    settle,
    /** True once this page has sent a message with this key, whatever its outcome. */
    wasSent: (key: string) => sentKeys.has(key),
    discard: remove,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => messages,
    /** Ends with the person's session: messages being sent are forgotten. */
    close() {
      isClosed = true;
      stopListening();
      listeners.clear();
    },
  };
}

async function refresh(queryClient: QueryClient, answer: Chat): Promise<void> {
  const { queryKey } = chatsQuery;
  const ofGoals = answer.goalId ? [keyOf(api.goals.listGoals), keyOf(api.goals.getDashboardStats)] : [];
  await Promise.all([queryKey, ...ofGoals].map((key) => queryClient.invalidateQueries({ queryKey: key, exact: true })));
  const stored = queryClient.getQueryData(queryKey);
  if (stored && !stored.some(({ id }) => id === answer.id)) queryClient.setQueryData(queryKey, [...stored, answer]);
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
}

/** Why a message was not sent: the server's own sentence, such as the one about too many messages, or one in its place. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The connection broke off. Please try again.';
  if (error.problem?.detail) return withLocalDays(error.problem.detail);
  if (error.status === 429) return 'Too many messages at once. Please try again in a minute.';
  if (error.status === 413) return 'This message is too long.';
  return 'Sage could not be reached. Please try again in a moment.';
}

function keep(messages: readonly SentMessage[]): string {
  const unanswered = messages.filter(({ state }) => state !== 'answered');
  if (unanswered.length === 0) return '';
  return JSON.stringify(
    unanswered.map(({ idempotencyKey, message, context, goalId, sentAt, isRefused, reason, state }): KeptMessage => {
      return {
        idempotencyKey,
        message,
        context,
        goalId,
        sentAt,
        isRefused,
        reason,
        hasFailed: state === 'failed',
        waits: state === 'waiting',
      };
    }),
  );
}

/** False as soon as an answer comes from the server. */
const isAway = () => connection.snapshot().isOffline;

const firstWaiting = (messages: readonly SentMessage[]) => messages.find(({ state }) => state === 'waiting');

/**
 * It is unknown here whether an earlier page's message was answered; `settle` finds out. One that failed or was refused
 * waits for Retry.
 */
function restore(text: string | undefined): SentMessage[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isKept).map((message) => ({
      ...message,
      state: message.isRefused || message.hasFailed ? 'failed' : message.waits ? 'waiting' : 'sending',
      text: '',
    }));
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptMessage {
  const { message, idempotencyKey, sentAt } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [message, idempotencyKey, sentAt].every((part) => typeof part === 'string');
}
