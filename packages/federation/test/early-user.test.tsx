import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchWithEarlyUser } from '../src/early-user.ts';

const realFetch = globalThis.fetch;
const sent = jest.fn<typeof fetch>();
beforeEach(() => {
  sent.mockImplementation(async () => new Response('later'));
  globalThis.fetch = sent;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  window.__pathwiseUser = undefined;
});
const early = (at = performance.now()) => {
  window.__pathwiseUser = { answer: Promise.resolve(new Response('early')), at };
};
const ask = async (path: string, method = 'GET') => (await fetchWithEarlyUser(path, { method })).text();

describe('the user requested by the head script', () => {
  it('answers the first call only', async () => {
    early();
    expect(await ask('/api/user')).toBe('early');
    expect(await ask('/api/user')).toBe('later');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('answers no other call', async () => {
    early();
    expect(await ask('/api/goals')).toBe('later');
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
