import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@pathwise/federation/api';
import { noteAnswer } from '@pathwise/federation/connection';
import { QueryClientProvider, query, useQuery } from '@pathwise/federation/query';
import { fakeApi, json, networkFailure, refusal } from '@pathwise/federation/testing/fake-api';
import { renderHook, waitFor } from '@testing-library/react';
import { chatOf, streamedChat } from '../../test/fixtures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { chatsQuery, createChatSender } from './send-messages.ts';

function storage(text = '') {
  const held = { text };
  const set = (next: string) => {
    held.text = next;
  };
  return { held, set, get: () => held.text || undefined };
}
function prepare(kept = storage()) {
  const queryClient = createQueryClient();
  return { queryClient, kept, sender: createChatSender({ api, queryClient, storage: kept }) };
}
const hello = { message: 'Hello', idempotencyKey: 'first' };

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe('sending', () => {
  it('posts message, context and goal with the key', async () => {
    const server = fakeApi({ 'POST /api/ai-chats': () => json(chatOf()) });
    await prepare().sender.send({ ...hello, context: 'new_goal', goalId: 'g' });
    expect(server.calls[0]).toMatchObject({
      body: { message: 'Hello', context: 'new_goal', goalId: 'g' },
      idempotencyKey: 'first',
    });
  });

  it('posts the message alone without context and goal', async () => {
    const server = fakeApi({ 'POST /api/ai-chats': () => json(chatOf()) });
    await prepare().sender.send(hello);
    expect(server.calls[0]?.body).toEqual({ message: 'Hello' });
  });

  it('shows the text as it streams and the complete answer at the end', async () => {
    const stream = streamedChat(['One ', 'two']);
    fakeApi({ 'POST /api/ai-chats': () => stream.response });
    const { sender } = prepare();
    const done = sender.send(hello);
    await waitFor(() => expect(sender.snapshot()[0]).toMatchObject({ state: 'sending', text: 'One two' }));
    stream.finish(chatOf());
    await done;
    expect(sender.snapshot()).toEqual([]);
  });

  it('posts one request however often the same message is sent meanwhile', async () => {
    const server = fakeApi({ 'POST /api/ai-chats': () => json(chatOf()) });
    const { sender } = prepare();
    await Promise.all([sender.send(hello), sender.send(hello)]);
    expect(server.calls).toHaveLength(1);
  });

  it('fetches the list again, and the goals when one was created', async () => {
    fakeApi({ 'POST /api/ai-chats': () => json(chatOf({ goalId: 'g' })) });
    const { sender, queryClient } = prepare();
    queryClient.setQueryData(chatsQuery.queryKey, []);
    queryClient.setQueryData(['goals.listGoals'], []);
    queryClient.setQueryData(['goals.getDashboardStats'], {});
    await sender.send(hello);
    for (const name of ['ai.listChats', 'goals.listGoals', 'goals.getDashboardStats']) {
      expect([name, queryClient.getQueryState([name])?.isInvalidated]).toEqual([name, name !== 'ai.listChats']);
    }
    expect(queryClient.getQueryData(chatsQuery.queryKey)).toEqual([chatOf({ goalId: 'g' })]);
  });
});

describe('a failed message', () => {
  it('stays as unsent, is logged, and is sent again with the same key after a lost answer', async () => {
    const server = fakeApi({ 'POST /api/ai-chats': networkFailure });
    const { sender } = prepare();
    await sender.send(hello);
    expect(sender.snapshot()).toMatchObject([{ message: 'Hello', state: 'failed' }]);
    expect(console.error).toHaveBeenCalledWith('The coach could not be reached', expect.anything());

    server.answer('POST /api/ai-chats', () => json(chatOf()));
    await sender.send({ message: 'Hello', idempotencyKey: String(sender.snapshot()[0]?.idempotencyKey) });
    expect(server.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['first', 'first']);
    expect(sender.snapshot()).toEqual([]);
  });

  it('is sent again with a new key after a refusal', async () => {
    fakeApi({ 'POST /api/ai-chats': () => refusal(422, { detail: 'Another body' }) });
    const { sender } = prepare();
    await sender.send(hello);
    expect(sender.snapshot()[0]?.idempotencyKey).not.toBe('first');
  });

  it.each([
    [refusal(429, { detail: 'That was a lot of messages. Please wait a minute.' }), /^That was a lot of messages\./],
    [refusal(402, { detail: 'This is part of the premium plan' }), /^This is part of the premium plan$/],
    [new Response('Too Many Requests', { status: 429 }), /in a minute/],
    [new Response('', { status: 413 }), /too long/],
    [new Response('<h1>Bad Gateway</h1>', { status: 502 }), /^Sage could not be reached/],
    [networkFailure, /^The connection broke off/],
  ])('says why, also after a reload, and no more once it is sent again', async (answer, reason) => {
    const server = fakeApi({ 'POST /api/ai-chats': answer });
    const { sender, kept } = prepare();
    await sender.send(hello);
    expect(sender.snapshot()[0]?.reason).toMatch(reason);
    expect(prepare(kept).sender.snapshot()[0]?.reason).toMatch(reason);
    const stream = streamedChat([]);
    server.answer('POST /api/ai-chats', () => stream.response);
    const again = sender.send({ ...hello, idempotencyKey: String(sender.snapshot()[0]?.idempotencyKey) });
    expect(sender.snapshot()).toMatchObject([{ state: 'sending' }]);
    expect(sender.snapshot()[0]?.reason).toBeUndefined();
    stream.finish(chatOf());
    await again;
  });

  it('survives a reload with its key, is not sent unasked, and can be discarded', async () => {
    const server = fakeApi({ 'POST /api/ai-chats': networkFailure, 'GET /api/ai-chats': () => json([]) });
    const { sender, kept } = prepare();
    await sender.send(hello);
    const { sender: afterReload } = prepare(kept);
    await afterReload.settle();
    expect(afterReload.snapshot()).toMatchObject([{ ...hello, state: 'failed' }]);
    expect(server.sent('POST', '/api/ai-chats')).toHaveLength(1);
    afterReload.discard('first');
    expect(prepare(kept).sender.snapshot()).toEqual([]);
  });

  it('goes after a reload when the server had taken it and only the answer was lost', async () => {
    const stored = chatOf({ message: 'Hello', createdAt: new Date(Date.now() + 1000).toISOString() });
    fakeApi({ 'POST /api/ai-chats': networkFailure, 'GET /api/ai-chats': () => json([stored]) });
    const { sender, kept } = prepare();
    await sender.send(hello);
    const { sender: afterReload } = prepare(kept);
    await afterReload.settle();
    expect(afterReload.snapshot()).toEqual([]);
  });

  it('stays unsent over a reload after a refusal', async () => {
    const server = fakeApi({
      'POST /api/ai-chats': () => refusal(422, { detail: 'No' }),
      'GET /api/ai-chats': () => json([]),
    });
    const { sender, kept } = prepare();
    await sender.send(hello);
    const { sender: afterReload } = prepare(kept);
    await afterReload.settle();
    expect(afterReload.snapshot()).toMatchObject([{ message: 'Hello', state: 'failed' }]);
    expect(server.sent('POST', '/api/ai-chats')).toHaveLength(1);
  });

  it('is not restored from damaged storage', () => {
    expect(prepare(storage('{"message":')).sender.snapshot()).toEqual([]);
    expect(prepare(storage('[{"message":1}]')).sender.snapshot()).toEqual([]);
  });

  it('is removed with the person’s session', async () => {
    const stream = streamedChat([]);
    fakeApi({ 'POST /api/ai-chats': () => stream.response });
    const { sender, kept } = prepare();
    const done = sender.send(hello);
    sender.close();
    kept.set('');
    stream.finish(chatOf());
    await done;
    expect(kept.held.text).toBe('');
  });
});

describe('a message without a network', () => {
  const goOffline = () => void window.dispatchEvent(new Event('offline'));
  const comeBack = () => noteAnswer(new Response());
  const second = { message: 'And now?', idempotencyKey: 'second' };
  const keysOf = (server: ReturnType<typeof fakeApi>) =>
    server.sent('POST', '/api/ai-chats').map(({ idempotencyKey }) => idempotencyKey);
  afterEach(comeBack);

  async function written(kept = storage()) {
    goOffline();
    const server = fakeApi({ 'POST /api/ai-chats': networkFailure });
    const { sender } = prepare(kept);
    await sender.send(hello);
    await sender.send(second);
    server.calls.length = 0;
    return { server, sender, kept };
  }

  it('waits, and is sent by itself once there is one: in order, once, one after the other', async () => {
    const { server, sender } = await written();
    expect(sender.snapshot().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    const first = Promise.withResolvers<Response>();
    server.answer('POST /api/ai-chats', () => first.promise);
    comeBack();
    comeBack();
    await waitFor(() => expect(keysOf(server)).toEqual(['first']));
    server.answer('POST /api/ai-chats', () => json(chatOf({ id: 'b' })));
    first.resolve(json(chatOf({ id: 'a' })));
    await waitFor(() => expect(sender.snapshot()).toEqual([]));
    expect(keysOf(server)).toEqual(['first', 'second']);
  });

  it('is sent before what the person writes afterwards', async () => {
    const { server, sender } = await written();
    await sender.send({ message: 'Third', idempotencyKey: 'third' });
    server.answer('POST /api/ai-chats', () => json(chatOf()));
    comeBack();
    await waitFor(() => expect(sender.snapshot()).toEqual([]));
    expect(keysOf(server)).toEqual(['first', 'second', 'third']);
  });

  it('keeps its Retry when the server refuses it, and the next one is sent', async () => {
    const { server, sender } = await written();
    server.answer('POST /api/ai-chats', ({ idempotencyKey }: { idempotencyKey: string }) =>
      idempotencyKey === 'first' ? refusal(422, { detail: 'No' }) : json(chatOf()),
    );
    comeBack();
    await waitFor(() => expect(sender.snapshot()).toMatchObject([{ message: 'Hello', state: 'failed' }]));
    expect(keysOf(server)).toEqual(['first', 'second']);
  });

  it('is kept in order when the network goes again', async () => {
    const { server, sender } = await written();
    server.answer('POST /api/ai-chats', () => {
      goOffline();
      return networkFailure();
    });
    comeBack();
    await waitFor(() => expect(sender.snapshot().map(({ state }) => state)).toEqual(['waiting', 'waiting']));
    server.answer('POST /api/ai-chats', () => json(chatOf()));
    comeBack();
    await waitFor(() => expect(sender.snapshot()).toEqual([]));
    expect(keysOf(server)).toEqual(['first', 'first', 'second']);
  });

  it('is sent after a reload too, and not once it was discarded', async () => {
    const { server, sender: before, kept } = await written();
    before.close();
    server.answer('GET /api/ai-chats', networkFailure);
    const { sender } = prepare(kept);
    await sender.settle();
    expect(sender.snapshot().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    sender.discard('first');
    server.answer('POST /api/ai-chats', () => json(chatOf()));
    comeBack();
    await waitFor(() => expect(sender.snapshot()).toEqual([]));
    expect(keysOf(server)).toEqual(['second']);
  });
});

describe('a reload while the answer is pending', () => {
  /** A page that sent the message and closed before the answer. */
  function reloaded(answers: Parameters<typeof fakeApi>[0]) {
    fakeApi({ 'POST /api/ai-chats': () => new Promise(() => undefined) });
    const { kept, sender } = prepare();
    void sender.send({ ...hello, context: 'new_goal' });
    const server = fakeApi(answers);
    return { server, ...prepare(kept) };
  }
  const later = () => new Date(Date.now() + 1000).toISOString();

  it('shows the message as being sent, not as unsent', () => {
    const { sender } = reloaded({});
    expect(sender.snapshot()).toMatchObject([{ message: 'Hello', state: 'sending', text: '' }]);
    expect(sender.wasSent('first')).toBe(true);
  });

  it('drops the copy when the stored conversation has it', async () => {
    const stored = chatOf({ message: 'Hello', createdAt: later() });
    const { sender, server, kept } = reloaded({ 'GET /api/ai-chats': () => json([stored]) });
    await sender.settle();
    expect(sender.snapshot()).toEqual([]);
    expect(kept.held.text).toBe('');
    expect(server.sent('POST', '/api/ai-chats')).toEqual([]);
  });

  it('sends it again with the same key and context, once, when the stored conversation lacks it', async () => {
    const older = chatOf({ message: 'Hello', createdAt: '2020-01-01T00:00:00Z' });
    const { sender, server } = reloaded({
      'GET /api/ai-chats': () => json([older]),
      'POST /api/ai-chats': () => json(chatOf({ id: 'new', message: 'Hello' })),
    });
    await Promise.all([sender.settle(), sender.settle()]);
    await waitFor(() => expect(sender.snapshot()).toEqual([]));
    expect(server.sent('POST', '/api/ai-chats')).toMatchObject([
      { idempotencyKey: 'first', body: { message: 'Hello', context: 'new_goal' } },
    ]);
  });

  it('shows it as unsent only when that fails', async () => {
    const { sender } = reloaded({ 'GET /api/ai-chats': networkFailure, 'POST /api/ai-chats': networkFailure });
    await sender.settle();
    await waitFor(() => expect(sender.snapshot()).toMatchObject([{ idempotencyKey: 'first', state: 'failed' }]));
  });
});

describe('a goal being created', () => {
  const isBuilding = (queryClient: ReturnType<typeof createQueryClient>) => queryClient.getQueryData(['goal-building']);

  it('is known to every page from the sending until the goals have been fetched again', async () => {
    const stream = streamedChat([]);
    const goals = Promise.withResolvers<Response>();
    fakeApi({ 'POST /api/ai-chats': () => stream.response, 'GET /api/goals': () => goals.promise });
    const { sender, queryClient } = prepare();
    queryClient.setQueryData(['goals.listGoals'], []);
    const { unmount } = renderHook(() => useQuery(query(api.goals.listGoals)), {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    });
    const done = sender.send({ ...hello, context: 'onboarding' });
    expect(isBuilding(queryClient)).toBe(true);
    stream.finish(chatOf({ goalId: 'g' }));
    await waitFor(() => expect(sender.snapshot()[0]?.state).toBe('answered'));
    expect(isBuilding(queryClient)).toBe(true);
    goals.resolve(json([{ id: 'g' }]));
    await done;
    expect(isBuilding(queryClient)).toBe(false);
    unmount();
  });

  it('is not set for other messages, nor of one that failed', async () => {
    fakeApi({ 'POST /api/ai-chats': networkFailure });
    const { sender, queryClient } = prepare();
    const asking = sender.send(hello);
    expect(isBuilding(queryClient)).toBeFalsy();
    await asking;
    await sender.send({ ...hello, idempotencyKey: 'second', context: 'new_goal' });
    expect(isBuilding(queryClient)).toBe(false);
  });
});
