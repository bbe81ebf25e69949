import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@pathwise/federation/query';
import { FakeStream, openStreams, prepareBrowser } from '../../test/show-app.tsx';
import { followLiveUpdates } from './live-updates.ts';

function follow(...operations: string[]) {
  const queryClient = new QueryClient();
  for (const operation of operations) queryClient.setQueryData([operation, { params: {} }], 'old');
  const stop = followLiveUpdates({ queryClient, openStream: (url) => new FakeStream(url) as unknown as EventSource });
  const stale = () =>
    operations.filter((operation) => queryClient.getQueryState([operation, { params: {} }])?.isInvalidated);
  return { stop, stale };
}
const stream = () => openStreams.at(-1) as FakeStream;

beforeEach(() => {
  prepareBrowser();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('live updates', () => {
  it('fetch again what an event makes stale, and nothing else', () => {
    const { stale } = follow(
      'goals.listGoals',
      'goals.getGoal',
      'goals.getDashboardStats',
      'auth.getUser',
      'ai.listChats',
    );
    expect(stream().url).toMatch(/^\/api\/live\?withinMs=\d+$/);
    stream().send('event', '{"type":"goals.goal-completed.v1","id":"1"}');
    expect(stale()).toEqual(['goals.listGoals', 'goals.getGoal', 'goals.getDashboardStats']);
  });

  it('fetch again what was first asked for before the event and answered after it', async () => {
    const queryClient = new QueryClient();
    const stop = followLiveUpdates({ queryClient, openStream: (url) => new FakeStream(url) as unknown as EventSource });
    const { promise, resolve } = Promise.withResolvers<string>();
    const queryKey = ['goals.listGoals', { params: {} }];
    const first = queryClient.prefetchQuery({ queryKey, queryFn: () => promise });
    window.__pathwiseEarly = { answers: {}, at: 0 };
    stream().send('event', '{"type":"goals.goal-completed.v1","id":"1"}');
    expect(window.__pathwiseEarly).toBeUndefined();
    resolve('older than the event');
    await first;
    await jest.advanceTimersByTimeAsync(0);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    stop();
  });

  it.each(['', 'hello', 'null', '{"type":7}', '{"type":"unknown.v1"}'])('ignore %p', (data) => {
    const { stale } = follow('goals.listGoals');
    stream().send('event', data);
    expect(stale()).toEqual([]);
  });

  it('fetch everything live again after an interruption', () => {
    const { stale } = follow('goals.listGoals', 'ai.listChats', 'auth.listSessions');
    stream().onopen?.();
    expect(stale()).toEqual([]);
    stream().onerror?.();
    stream().onopen?.();
    expect(stale()).toEqual(['goals.listGoals', 'ai.listChats']);
  });

  it('fetch everything live again when the gateway has missed an event', () => {
    const { stale } = follow('goals.listGoals', 'auth.listSessions');
    stream().send('beat');
    expect(stale()).toEqual([]);
    stream().send('refetch');
    expect(stale()).toEqual(['goals.listGoals']);
  });

  it('check who is signed in when the stream is refused', () => {
    const { stale } = follow('goals.listGoals', 'auth.getUser');
    stream().readyState = 2;
    stream().onerror?.();
    expect(stale()).toEqual(['auth.getUser']);
  });

  it('reconnect with growing waits after a refusal, which the browser treats as final', () => {
    follow();
    for (const wait of [1000, 2000, 4000]) {
      const count = openStreams.length;
      stream().readyState = 2;
      stream().onerror?.();
      jest.advanceTimersByTime(wait - 1);
      expect(openStreams).toHaveLength(count);
      jest.advanceTimersByTime(1);
      expect(openStreams).toHaveLength(count + 1);
    }
  });

  it('end with the session', () => {
    const { stop } = follow();
    stream().readyState = 2;
    stream().onerror?.();
    stop();
    jest.advanceTimersByTime(60_000);
    expect(openStreams).toHaveLength(1);
    expect(stream().isClosed).toBe(true);
  });
});
