import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchWithEarlyAnswers } from '../src/early-answers.ts';

const realFetch = globalThis.fetch;
const sent = jest.fn<typeof fetch>();
beforeEach(() => {
  sent.mockImplementation(async () => new Response('later'));
  globalThis.fetch = sent;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  window.__pathwiseEarly = undefined;
});
const early = (at = performance.now()) => {
  const answer = () => Promise.resolve(new Response('early'));
  window.__pathwiseEarly = { answers: { '/api/user': answer(), '/api/goals': answer() }, at };
};
const ask = async (path: string, method = 'GET') => (await fetchWithEarlyAnswers(path, { method })).text();

describe('what the head script requested', () => {
  it('answers the first call only', async () => {
    early();
    expect(await ask('/api/user')).toBe('early');
    expect(await ask('/api/user')).toBe('later');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('answers the calls for the same address', async () => {
    early();
    expect(await ask('/api/diary/my-entries')).toBe('later');
    expect(await ask('/api/goals')).toBe('early');
    expect(await ask('/api/user')).toBe('early');
  });

  it('is stale after a write, such as signing in', async () => {
    early();
    await ask('/api/login', 'POST');
    expect(await ask('/api/user')).toBe('later');
  });

  it('is stale after 10 s', async () => {
    early(performance.now() - 10_001);
    expect(await ask('/api/user')).toBe('later');
  });
});
