import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@pathwise/federation/query';
import { FakeStream, openStreams, prepareBrowser } from '../../test/show-app.tsx';
import { followLiveUpdates } from './live-updates.ts';

function follow(...paths: string[]) {
  const queryClient = new QueryClient();
  for (const path of paths) queryClient.setQueryData([path], 'old');
  const stop = followLiveUpdates({ queryClient, openStream: (url) => new FakeStream(url) as unknown as EventSource });
  const stale = () => paths.filter((path) => queryClient.getQueryState([path])?.isInvalidated);
  return { stop, stale };
}
const stream = () => openStreams.at(-1) as FakeStream;

beforeEach(() => {
  prepareBrowser();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('live updates', () => {
  it('fetch again what an event makes out of date, and nothing else', () => {
    const { stale } = follow('/api/goals', '/api/goals/g', '/api/dashboard/stats', '/api/user', '/api/ai-chats');
    expect(stream().url).toBe('/api/live');
    stream().send('event', '{"type":"goals.goal-completed.v1","id":"1"}');
    expect(stale()).toEqual(['/api/goals', '/api/goals/g', '/api/dashboard/stats']);
  });

  it.each(['', 'hello', 'null', '{"type":7}', '{"type":"unknown.v1"}'])('make nothing of %p', (data) => {
    const { stale } = follow('/api/goals');
    stream().send('event', data);
    expect(stale()).toEqual([]);
  });

  it('fetch everything live again after an interruption', () => {
    const { stale } = follow('/api/goals', '/api/ai-chats', '/api/something-else');
    stream().onopen?.();
    expect(stale()).toEqual([]);
    stream().onerror?.();
    stream().onopen?.();
    expect(stale()).toEqual(['/api/goals', '/api/ai-chats']);
  });

  it('fetch everything live again when the gateway has missed something', () => {
    const { stale } = follow('/api/goals', '/api/something-else');
    stream().send('beat');
    expect(stale()).toEqual([]);
    stream().send('refetch');
    expect(stale()).toEqual(['/api/goals']);
  });

  it('ask who is signed in when the stream is refused', () => {
    const { stale } = follow('/api/goals', '/api/user');
    stream().readyState = 2;
    stream().onerror?.();
    expect(stale()).toEqual(['/api/user']);
  });

  it('come back with growing waits after a refusal, which the browser takes for final', () => {
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
